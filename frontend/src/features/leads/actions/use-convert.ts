import { useState } from 'react';
import { ApiError } from '#frontend/src/lib/api-error.ts';
import { useContractForm } from '#frontend/src/ui/form/use-contract-form.ts';
import { useRequestKey } from '#frontend/src/ui/form/use-request-key.ts';
import type { Answer } from '#shared/endpoint.ts';
import type { leads } from '#shared/leads/contract.ts';
import type { LeadDetail } from '#shared/leads/fields.ts';
import { toError } from '#shared/to-error.ts';
import { useAddHours, useConvertLead } from '../queries.ts';
import { type Converted, ConvertForm, NO_HOURS } from './convert-form.ts';

type Enrolled = Answer<typeof leads.endpoints.convert>;

/** What has been done so far. */
export interface Done extends Enrolled {
  /** Hours that are booked. */
  readonly booked: number | null;
  /** Why they could not be booked; the student is there all the same. */
  readonly problem: Error | null;
}

const isNamesake = (error: unknown): boolean =>
  error instanceof ApiError && error.errors.some(({ rule }) => rule === 'duplicate');

/**
 * Makes the student, and then books the hours: each step can be repeated, so that hours that could not be booked are
 * tried again without another student.
 */
export function useConvert(lead: LeadDetail) {
  const convert = useConvertLead();
  const addHours = useAddHours();
  const keyOf = useRequestKey();
  const [done, setDone] = useState<Done | null>(null);
  const [said, setSaid] = useState<Converted | null>(null);
  const [hasNamesake, setHasNamesake] = useState(false);
  const [anyway, setAnyway] = useState(false);

  async function book(enrolled: Enrolled, values: Converted): Promise<Done> {
    if (!values.with_hours || enrolled.already) return { ...enrolled, booked: null, problem: null };
    const { hours, course_id, valid_to, amount, method, receipt } = values;
    const entry = { hours, course_id: course_id ?? '', valid_to, amount, method, receipt };
    const sent = { ...entry, student_id: enrolled.student.id, kind: 'purchase' as const };
    try {
      await addHours.mutateAsync({ ...sent, request_key: keyOf(JSON.stringify(sent)) });
      return { ...enrolled, booked: hours, problem: null };
    } catch (error) {
      return { ...enrolled, booked: null, problem: toError(error) };
    }
  }

  const form = useContractForm({
    schema: ConvertForm,
    namespace: 'leads',
    defaultValues: {
      ...NO_HOURS,
      name: lead.name,
      account: '',
      gender: '',
      birthday: '',
      remark: lead.remark.slice(0, 200),
      class_ids: [],
      course_id: lead.course_id ?? '',
    },
    submit: async (values) => {
      const { name, account, gender, birthday, remark, class_ids } = values;
      const student = { name, account, gender, birthday, remark };
      const sent = { ...student, lead_id: lead.id, class_ids: class_ids.join(','), force: anyway };
      const enrolled = await convert.mutateAsync(sent).catch((error: unknown) => {
        setHasNamesake(isNamesake(error));
        throw error;
      });
      setSaid(values);
      setDone(await book(enrolled, values));
    },
  });
  const again = async (): Promise<void> => {
    if (done && said) setDone(await book(done, said));
  };
  const namesake = hasNamesake ? { anyway, setAnyway } : null;
  return { form, done, again, working: addHours.isPending, namesake };
}
