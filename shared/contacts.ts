import { maskEmail } from './emails.ts';
import { maskPhone } from './phones.ts';

/** How somebody is reached: a phone number as it is kept, or an e-mail address. */
export const isEmail = (contact: string): boolean => contact.includes('@');

export const maskContact = (contact: string): string =>
  isEmail(contact) ? maskEmail(contact) : maskPhone(contact);
