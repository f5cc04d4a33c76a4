import * as z from 'zod';
import { NewPassword } from '#frontend/src/entities/passwords/new-password.ts';
import { messages } from '#shared/contracts/messages.ts';
import { registrations } from '#shared/contracts/registrations.ts';

const { input } = registrations.endpoints.registerSchool;

/** The contract's rules, those of the form for the password, and the code that is exchanged for the proof. */
export const RegistrationForm = input.extend({
  password: NewPassword,
  proof: z.string(),
  agreement: z.enum(['accepted']),
  sms_code: messages.endpoints.verifyCode.input.shape.sms_code,
});
export type RegistrationInput = z.input<typeof RegistrationForm>;
export type Registration = z.output<typeof RegistrationForm>;

/** The fields of each step, which must be valid before the next. */
export const STEPS = [
  { title: 'schoolStep', fields: ['school_name', 'area', 'real_name'] },
  { title: 'phoneStep', fields: ['phone', 'sms_code'] },
  { title: 'accountStep', fields: ['account', 'password', 'agreement'] },
] as const;

/** The step of a field; values without a field of their own belong to the phone step. */
export function stepOf(field: string): number {
  const index = STEPS.findIndex(({ fields }) => (fields as readonly string[]).includes(field));
  return index < 0 ? 1 : index;
}
