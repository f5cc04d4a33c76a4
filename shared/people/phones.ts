import { Line } from '#shared/rich-text/plain-text.ts';

/** A number without what people write between its digits; digits of wide fonts become plain ones. */
const compactPhone = (text: string): string => text.normalize('NFKC').replace(/[\s().\-/·]/g, '');

/** A phone number as it is typed: with `+` and the country code, or as at home. The server judges whether it is one. */
export const Phone = () =>
  Line()
    .overwrite(compactPhone)
    .regex(/^\+?\d{5,15}$/);

/** Mobile numbers of mainland China, with or without the country code. */
const MAINLAND = /^(?:\+86|0086|86)?(1[3-9]\d{9})$/;

/** The 11 digits of a mobile number of mainland China; undefined for any other. */
export const mainlandPhone = (phone: string): string | undefined => MAINLAND.exec(phone)?.[1];

/**
 * Whether a number may be one of a school in this country, as far as it can be seen from its form: at home in
 * mainland China only mobile numbers are taken.
 */
export function mayBePhone(text: string, country: string): boolean {
  const phone = Phone().safeParse(text);
  if (!phone.success) return false;
  return (
    country !== 'CN' || /^(?:\+|00)/.test(phone.data) || mainlandPhone(phone.data) !== undefined
  );
}

/** Phones are kept with 11 digits when they are of mainland China, else in E.164. */
export const isKeptPhone = (text: string): boolean =>
  /^1[3-9]\d{9}$/.test(text) || /^\+[1-9]\d{6,14}$/.test(text);

/** In the international format (E.164). */
export const internationalPhone = (kept: string): string =>
  kept.startsWith('+') ? kept : `+86${kept}`;

/** Enough to recognise one's own number, and not enough to call another. */
export const maskPhone = (phone: string): string =>
  phone.length < 10 ? phone.replace(/\d{4}$/, '****') : phone.replace(/\d{4}(?=\d{4}$)/, '****');
