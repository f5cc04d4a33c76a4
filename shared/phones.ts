import { Line } from './plain-text.ts';

/** Mobile numbers of mainland China: 11 digits. */
const PHONE_PATTERN = /^1[3-9]\d{9}$/;
export const Phone = () => Line().regex(PHONE_PATTERN);

/** Enough to recognise one's own number, and not enough to call another. */
export const maskPhone = (phone: string): string => phone.replace(/^(\d{3})\d{4}/, '$1****');

/** In the international format (E.164). */
export const internationalPhone = (phone: string): string => `+86${phone}`;
