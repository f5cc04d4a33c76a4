/** Limits of reports for families. */
export const REPORT_LIMITS = {
  /** A report: its name, what the teacher writes, the task as JSON, pictures, and evidence that was taken in. */
  nameMax: 60,
  evaluationMax: 5_000,
  /** How much of what the teacher writes is shown in lists. */
  excerptMax: 60,
  taskBytes: 30_000,
  picturesMax: 9,
  evidenceMax: 30,
  /** Of them those that can be played: each uses two files, and a save must fit into one transaction. */
  evidenceWorksMax: 10,
  evidenceTextMax: 300,
  /** Sentences of the school in a template, and its tone. */
  phrasesMax: 30,
  phraseMax: 60,
  toneMax: 200,
  /** Kinds of the school's own, and their names. */
  ownKindsMax: 20,
  kindNameMax: 20,
  /** A cycle: its name, classes that are named, days of its evidence, reminders, and days before the deadline. */
  cycleNameMax: 40,
  cycleClassesMax: 60,
  cycleDaysMax: 400,
  remindersMax: 3,
  remindDaysMax: 30,
  /** Cycles of a page, and classes of one in a page: the students of each are looked through. */
  cyclesPage: 10,
  classesPage: 10,
  /** Staff of a page: the classes of each are read. */
  teachersPage: 10,
  /** Students of a page of a class, reports that one call saves, and reports of one plan. */
  sheetPage: 40,
  savedAtOnce: 30,
  planMax: 100,
  /** Pieces of evidence of one kind in a page. */
  evidencePage: 8,
  /** Days for which an address can be good, and words of the family. */
  shareDaysMax: 730,
  familyWordsMax: 500,
  /** A value that is so much lower than in the last report asks for a word. */
  fall: 2,
  /** A text that is the same for so many children is shown before it is published. */
  sameTexts: 5,
  reasonMax: 100,
  /** Cycles of which the values of a class are compared. */
  cyclesCompared: 24,
} as const;
