import * as z from 'zod';

/** Mobile numbers of mainland China: 11 digits. */
const PHONE_PATTERN = /^1[3-9]\d{9}$/;
export const Phone = () => z.string().trim().regex(PHONE_PATTERN);

/** Enough to recognise the own number by, too little to learn somebody else's. */
export const maskPhone = (phone: string): string => phone.replace(/^(\d{3})\d{4}/, '$1****');

/** As the telephone network writes it (E.164). */
export const internationalPhone = (phone: string): string => `+86${phone}`;
