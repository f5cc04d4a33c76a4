import * as z from 'zod';
import { textForm } from '#frontend/src/ui/form/use-contract-form.ts';
import { leads } from '#shared/leads/contract.ts';
import type { LeadDetail } from '#shared/leads/fields.ts';

/** What the form holds, as texts. */
export interface LeadValues {
  name: string;
  guardians: { relation: string; name: string; phone: string }[];
  birth: string;
  age: string;
  grade: string;
  course_id: string;
  interest: string;
  source: string;
  referrer: string;
  campaign: string;
  owner_id: string;
  remark: string;
  language: string;
  due: string;
}

const written = leads.endpoints.add.input.omit({ allow_duplicate: true, request_key: true });

/** An age that is left empty is not known. */
const age = z.preprocess((text) => (text === '' ? 0 : text), written.shape.age);
const schema = written.extend({ age });
export const LeadForm = textForm<LeadValues>()(schema);

/** For an edit: no guardians, where somebody may not see them, leave them as they are. */
const edited = leads.endpoints.edit.input
  .omit({ lead_id: true, rev: true, allow_duplicate: true })
  .extend({
    age,
    guardians: z.preprocess(
      (list) => (Array.isArray(list) && list.length === 0 ? undefined : list),
      written.shape.guardians.optional(),
    ),
  });
export const EditForm = textForm<LeadValues>()(edited);

export const NOBODY = { relation: 'mother', name: '', phone: '' };

export const EMPTY: LeadValues = {
  name: '',
  guardians: [NOBODY],
  birth: '',
  age: '',
  grade: '',
  course_id: '',
  interest: '',
  source: 'walk_in',
  referrer: '',
  campaign: '',
  owner_id: '',
  remark: '',
  language: '',
  due: '',
};

/** A lead as the form's values, without guardians for who may not see their phones. */
export const toValues = (lead: LeadDetail, withGuardians: boolean): LeadValues => ({
  name: lead.name,
  guardians: withGuardians
    ? lead.guardians.map(({ relation, name, phone }) => ({ relation, name, phone }))
    : [],
  birth: lead.birth,
  age: lead.birth || lead.age === 0 ? '' : String(lead.age),
  grade: lead.grade,
  course_id: lead.course_id ?? '',
  interest: lead.interest,
  source: lead.source,
  referrer: lead.referrer,
  campaign: lead.campaign,
  owner_id: lead.owner_id ?? '',
  remark: lead.remark,
  language: lead.language,
  due: '',
});
