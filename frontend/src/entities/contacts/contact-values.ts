import * as z from 'zod';
import { Email } from '#shared/emails.ts';
import { mayBePhone } from '#shared/phones.ts';

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

/** Also while other fields of the form are not filled in yet: a step of it is checked by itself. */
const always = { when: () => true };

/** The rules of the one that is chosen. Without a country code a phone is one of `country`. */
export const withContactRules = <S extends z.ZodType<ContactValues & { country: string }>>(
  schema: S,
): S =>
  schema
    .refine(({ way, phone }) => way !== 'phone' || phone.trim() !== '', {
      path: ['phone'],
      params: { rule: 'required' },
      ...always,
    })
    .refine(
      ({ way, phone, country }) => way !== 'phone' || !phone.trim() || mayBePhone(phone, country),
      { path: ['phone'], params: { rule: 'format' }, ...always },
    )
    .refine(({ way, email }) => way !== 'email' || email.trim() !== '', {
      path: ['email'],
      params: { rule: 'required' },
      ...always,
    })
    .refine(
      ({ way, email }) => way !== 'email' || !email.trim() || Email().safeParse(email).success,
      {
        path: ['email'],
        params: { rule: 'format' },
        ...always,
      },
    );

/** The one that is chosen, as calls take it. */
export const contactOf = ({ way, phone, email }: ContactValues) =>
  way === 'phone' ? { phone } : { email };

/** The same as a text to compare and to show. */
export const contactText = (values: ContactValues): string => values[values.way].trim();
