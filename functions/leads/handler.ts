import { listDueLeads } from '#functions/domain/leads/list-due.ts';
import { createHandler } from '#functions/request/create-handler.ts';
import { leads } from '#shared/leads/contract.ts';
import { addFollowUp } from './add-follow-up.ts';
import { addLead } from './add-lead.ts';
import { bookTrial } from './book-trial.ts';
import { convertLead } from './convert-lead.ts';
import { listDuplicates } from './duplicates.ts';
import { editLead } from './edit-lead.ts';
import { exportLeads } from './export-leads.ts';
import { getFunnel, setCost } from './funnel.ts';
import { getLead, listFollowUps } from './get-lead.ts';
import { importLeads } from './import-leads.ts';
import { join, showJoinSchool } from './join.ts';
import { listLeads } from './list-leads.ts';
import { listTrialLessons } from './list-trial-lessons.ts';
import { moveLead } from './move-lead.ts';
import { recordTrial } from './record-trial.ts';
import { removeLead } from './remove-lead.ts';
import { getSettings, setSettings } from './settings.ts';

export const handler = createHandler(leads, {
  list: listLeads,
  due: listDueLeads,
  detail: getLead,
  followUps: listFollowUps,
  duplicates: listDuplicates,
  add: addLead,
  edit: editLead,
  move: moveLead,
  followUp: addFollowUp,
  remove: removeLead,
  convert: convertLead,
  importRows: importLeads,
  exportSheet: exportLeads,
  trialLessons: listTrialLessons,
  bookTrial,
  recordTrial,
  funnel: getFunnel,
  cost: setCost,
  joinSchool: showJoinSchool,
  join,
  settings: getSettings,
  setSettings,
});
