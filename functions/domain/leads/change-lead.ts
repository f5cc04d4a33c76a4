import { CallError } from '#functions/platform/errors.ts';
import type { TransactWrite } from '#functions/platform/table.ts';
import { CODE } from '#shared/codes.ts';
import type { LeadId, SchoolId } from '#shared/ids.ts';
import { type LeadState, stagesWith } from '#shared/leads/rules.ts';
import { type Lead, type LeadValue, leads } from './lead.ts';
import { countingLead } from './lead-figures.ts';

export const noSuchLead = (): CallError =>
  new CallError(CODE.notFound, { reason: 'leads.missing' });

/** Throws 2004 when there is no such lead. */
export async function loadLead(schoolId: SchoolId, id: LeadId): Promise<Lead> {
  const found = await leads.get({ schoolId, id }, { consistent: true });
  if (!found || found.expires) throw noSuchLead();
  return found;
}

/** A new lead with its figures, as a part of a transaction. */
export const creatingLead = (lead: LeadValue): TransactWrite[] => [
  ...leads.creating(lead, lead),
  ...countingLead(undefined, lead),
];

/** A change of a lead with its figures, as a part of a transaction, which fails when it changed in between. */
export const changingLead = (before: Lead, after: LeadValue): TransactWrite[] => [
  ...leads.replacing(before, before, after),
  ...countingLead(before, after),
];

/** A deleted lead does not count any more. */
export const removingLead = (lead: Lead): TransactWrite[] => [
  ...leads.removing(lead, lead),
  ...countingLead(lead, undefined),
];

/** The lead in another state, with the steps that it has reached then. */
export const inState = (lead: LeadValue, state: LeadState): LeadValue => {
  const { lost: _, ...rest } = lead;
  return { ...rest, state, reached: stagesWith(lead.reached, state) };
};
