import { Line } from '#shared/rich-text/plain-text.ts';
import { maskPhone } from './phones.ts';

const EMAIL_MAX = 254;
const EMAIL_PATTERN =
  /^[^@\s<>",;:\\()[\]]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+[\p{L}\p{N}-]{2,}$/u;

/** An e-mail address. Kept in small letters: no provider tells addresses apart by them. */
export const Email = () => Line().max(EMAIL_MAX).toLowerCase().regex(EMAIL_PATTERN);

/** Enough to recognise one's own address. */
export const maskEmail = (email: string): string => email.replace(/^(.).*@/u, '$1***@');

/** How somebody is reached: a phone number as it is kept, or an e-mail address. */
export const isEmail = (contact: string): boolean => contact.includes('@');

export const maskContact = (contact: string): string =>
  isEmail(contact) ? maskEmail(contact) : maskPhone(contact);
