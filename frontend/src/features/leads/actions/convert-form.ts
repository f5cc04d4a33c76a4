import * as z from 'zod';
import { moneyField } from '#frontend/src/ui/form/money-field.ts';
import { textForm } from '#frontend/src/ui/form/use-contract-form.ts';
import { hours } from '#shared/hours/contract.ts';
import { leads } from '#shared/leads/contract.ts';

/** What the form of the conversion holds, as texts. */
export interface ConvertValues {
  name: string;
  account: string;
  gender: string;
  birthday: string;
  remark: string;
  class_ids: string[];
  /** Whether hours are booked, too; what stands in their fields counts only then. */
  with_hours: boolean;
  hours: string;
  course_id: string;
  valid_to: string;
  amount: string;
  method: string;
  receipt: string;
}

const student = leads.endpoints.convert.input.omit({ lead_id: true, force: true });
const bought = hours.endpoints.add.input
  .omit({ student_id: true, kind: true, note: true, request_key: true })
  .extend({ amount: moneyField() });

const Without = student.extend({ with_hours: z.literal(false) });
const With = student.extend({ ...bought.shape, with_hours: z.literal(true) });

export const ConvertForm = textForm<ConvertValues>()(
  z.discriminatedUnion('with_hours', [Without, With]),
);
export type Converted = z.output<typeof ConvertForm>;

export const NO_HOURS = {
  with_hours: false,
  hours: '',
  course_id: '',
  valid_to: '',
  amount: '',
  method: 'cash',
  receipt: '',
};
