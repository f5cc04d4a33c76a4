import type { leadsExportZh } from './zh.ts';

export const leadsExportEn: Readonly<Record<keyof typeof leadsExportZh, string>> = {
  'exports.sheet.leads': 'Leads',
  'exports.sheet.followUps': 'Follow-ups',
  'exports.of.leadId': 'Lead ID',
  'exports.of.source': 'Source',
  'exports.of.campaign': 'Campaign',
  'exports.of.reached': 'Steps reached',
  'exports.of.interest': 'Interest',
  'exports.of.grade': 'Grade and school',
  'exports.of.birth': 'Month of birth',
  'exports.of.ownerId': 'Owner',
  'exports.of.trial': 'Trial lesson',
  'exports.of.lost': 'Lost',
  'exports.of.studentId': 'Student ID',
  'exports.of.referrer': 'Referred by',
  'exports.of.guardians': 'Guardians',
  'exports.of.result': 'Result',
};
