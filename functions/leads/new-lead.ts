import * as z from 'zod';
import type { LeadValue } from '#functions/domain/leads/lead.ts';
import { LeadId, newId, type SchoolId } from '#shared/ids.ts';
import type { Language } from '#shared/languages.ts';
import type { LeadGuardian } from '#shared/leads/fields.ts';
import { toFields, type WrittenLead } from './written-lead.ts';

/** The lead that a request added, as the record of the request keeps it. */
export const AddedLead = z.object({ id: LeadId, name: z.string() });
export type AddedLead = z.infer<typeof AddedLead>;

interface Arrival {
  readonly schoolId: SchoolId;
  readonly now: Date;
  /** Of the school's clock. */
  readonly month: string;
  readonly language: Language;
  readonly due: string;
}

/** A lead that has just come in. */
export const newLead = (
  written: WrittenLead,
  guardians: LeadGuardian[],
  { schoolId, now, month, language, due }: Arrival,
): LeadValue => ({
  ...toFields(written, { language, month }),
  id: newId('lead', now.getTime()),
  schoolId,
  created: now.toISOString(),
  month,
  guardians,
  wish: '',
  state: 'new',
  reached: [],
  due,
  followUps: 0,
  tried: [],
  edits: 1,
});
