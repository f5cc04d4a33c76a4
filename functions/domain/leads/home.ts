import { listDueLeads } from './list-due.ts';

export const LEADS_READINGS = { dueLeads: listDueLeads };
