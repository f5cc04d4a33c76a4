import * as z from 'zod';
import { Email } from '#shared/people/contacts.ts';
import { mayBePhone } from '#shared/people/phones.ts';

const WAYS = ['phone', 'email'] as const;
export type Way = (typeof WAYS)[number];

/** What a form holds where a phone number or an e-mail address can be given. */
export interface ContactValues {
  way: Way;
  phone: string;
  email: string;
}

export const contactFields = () => ({
  way: z.enum(WAYS),
  phone: z.string(),
  email: z.string(),
});

/** It is also found while other fields of the form are not filled in yet: a step of it is checked by itself. */
const fault = (way: Way, rule: 'required' | 'format') => ({
  path: [way],
  params: { rule },
  when: () => true,
});

/** The rules of the one that is chosen. Without a country code a phone is one of `country`. */
export const withContactRules = <S extends z.ZodType<ContactValues & { country: string }>>(
  schema: S,
): S =>
  schema
    .refine(({ way, phone }) => way !== 'phone' || phone.trim() !== '', fault('phone', 'required'))
    .refine(
      ({ way, phone, country }) => way !== 'phone' || !phone.trim() || mayBePhone(phone, country),
      fault('phone', 'format'),
    )
    .refine(({ way, email }) => way !== 'email' || email.trim() !== '', fault('email', 'required'))
    .refine(
      ({ way, email }) => way !== 'email' || !email.trim() || Email().safeParse(email).success,
      fault('email', 'format'),
    );

/** The one that is chosen, as calls take it. */
export const contactOf = ({ way, phone, email }: ContactValues) =>
  way === 'phone' ? { phone } : { email };

/** The same as a text to compare and to show. */
export const contactText = (values: ContactValues): string => values[values.way].trim();
