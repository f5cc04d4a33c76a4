import { homePart } from '#shared/homes/part.ts';
import { leads } from './contract.ts';

export const LEADS_HOME = { dueLeads: homePart(leads.endpoints.due, ['staff'], {}) };
