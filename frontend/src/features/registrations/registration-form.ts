import * as z from 'zod';
import { NewPassword } from '#frontend/src/entities/passwords/new-password.ts';
import { messages } from '#shared/contracts/messages.ts';
import { registrations } from '#shared/contracts/registrations.ts';

const { input } = registrations.endpoints.registerSchool;

/** The contract's rules, the form's own for the password, and the code from which the proof comes. */
export const RegistrationForm = input.extend({
  password: NewPassword,
  proof: z.string(),
  agreement: z.enum(['accepted']),
  sms_code: messages.endpoints.verifyCode.input.shape.sms_code,
});
export type RegistrationInput = z.input<typeof RegistrationForm>;
export type Registration = z.output<typeof RegistrationForm>;

/** The fields of each step, which must be right before the next. */
export const STEPS = [
  { title: 'schoolStep', fields: ['school_name', 'area', 'real_name'] },
  { title: 'phoneStep', fields: ['phone', 'sms_code'] },
  { title: 'accountStep', fields: ['account', 'password', 'agreement'] },
] as const;

/** The step on which a field is filled in; what has no field of its own comes from the phone. */
export function stepOf(field: string): number {
  const index = STEPS.findIndex(({ fields }) => (fields as readonly string[]).includes(field));
  return index < 0 ? 1 : index;
}
