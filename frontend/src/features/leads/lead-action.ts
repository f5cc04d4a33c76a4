import type { LeadRow } from '#shared/leads/fields.ts';
import { LEAD_STATES, type LeadState } from '#shared/leads/rules.ts';

/** A lead as dialogs need to know it. */
export type Lead = Pick<
  LeadRow,
  'id' | 'name' | 'state' | 'trial' | 'student_id' | 'due' | 'guardian'
>;

/** What a dialog of the screen does. */
export type LeadAction =
  | { readonly kind: 'add' | 'import' | 'joinPage' }
  | {
      readonly kind: 'edit' | 'followUp' | 'trial' | 'lost' | 'convert' | 'remove';
      readonly lead: Lead;
    };

/** Where a lead can be moved: anywhere else, until it is a student. */
export const targetsOf = ({
  state,
  student_id,
}: Pick<Lead, 'state' | 'student_id'>): LeadState[] =>
  student_id ? [] : LEAD_STATES.filter((each) => each !== state);
