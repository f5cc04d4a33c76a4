/** Limits of leads. */
export const LEAD_LIMITS = {
  /** The name of a child in a lead, when it is in Chinese characters (specification 5). */
  chineseNameMin: 2,
  chineseNameMax: 5,
  leadTextMax: 30,
  /** The classes that are joined at once: they fit into one transaction with the student and the change of the lead. */
  enrolledClassesMax: 2,
  leadRemarkMax: 300,
  leadAgeMax: 18,
  followUpTextMax: 500,
  followUpsMax: 200,
  /** How far ahead a follow-up is due. */
  leadDueDays: 400,
  /** Leads on one page, and follow-ups. */
  leadPageMax: 50,
  /** Leads that are counted as due. */
  leadsDueCountMax: 100,
  leadsPerBatch: 50,
  /** Children in one lesson who try it, and lessons that one child tries. */
  lessonTrialsMax: 4,
  trialsOfLead: 10,
  /** Campaigns that are suggested, and rows of figures in one answer. */
  campaignsMax: 30,
  leadFigureRowsMax: 600,
  funnelMonthsMax: 12,
  /** Public requests for a trial lesson within a day: from one network to a school, and to a school. */
  joinsPerNetwork: 40,
  joinsPerSchool: 300,
} as const;
