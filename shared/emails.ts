import { Line } from './plain-text.ts';

const EMAIL_MAX = 254;
const PATTERN =
  /^[^@\s<>",;:\\()[\]]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+[\p{L}\p{N}-]{2,}$/u;

/** An e-mail address. Kept in small letters: no provider tells addresses apart by them. */
export const Email = () => Line().max(EMAIL_MAX).toLowerCase().regex(PATTERN);

/** Enough to recognise one's own address. */
export const maskEmail = (email: string): string => email.replace(/^(.).*@/u, '$1***@');
