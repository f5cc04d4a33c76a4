import * as z from 'zod';
import {
  contactFields,
  contactOf,
  withContactRules,
} from '#frontend/src/entities/contacts/contact-values.ts';
import { NewPassword } from '#frontend/src/entities/passwords/new-password.ts';
import { messages } from '#shared/messages/contract.ts';
import { MISSING_AREA, registrations } from '#shared/registrations/contract.ts';
import { needsDistrict } from './area-levels.ts';

const { shape } = registrations.endpoints.registerSchool.input;

/** The contract's rules, those of the form for the password, and the code that is exchanged for the proof. */
const Fields = z
  .object({
    ...shape,
    ...contactFields(),
    country: z.string().min(1),
    area: z.string(),
    time_zone: z.string().min(1),
    currency: z.string().min(1),
    password: NewPassword,
    proof: z.string(),
    agreement: z.enum(['accepted']),
    sms_code: messages.endpoints.verifyCode.input.shape.sms_code,
  })
  // Also while the fields of later steps are empty.
  .refine((values) => !needsDistrict(values), { ...MISSING_AREA, when: () => true });
export const RegistrationForm = withContactRules(Fields);
export type RegistrationInput = z.input<typeof RegistrationForm>;
export type Registration = z.output<typeof RegistrationForm>;

/** What the call takes. */
export function toRegistration(values: Registration) {
  const { way, phone, email, sms_code: _, ...registration } = values;
  return { ...registration, ...contactOf({ way, phone, email }) };
}

/** The fields of each step, which must be valid before the next. */
export const STEPS = [
  {
    title: 'schoolStep',
    fields: ['school_name', 'country', 'area', 'time_zone', 'currency', 'real_name'],
  },
  { title: 'contactStep', fields: ['phone', 'email', 'sms_code'] },
  { title: 'accountStep', fields: ['account', 'password', 'agreement'] },
] as const;

/** The step of a field; values without a field of their own belong to the step of the contact. */
export function stepOf(field: string): number {
  const index = STEPS.findIndex(({ fields }) => (fields as readonly string[]).includes(field));
  return index < 0 ? 1 : index;
}
