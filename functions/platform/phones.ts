import type { CountryCode } from 'libphonenumber-js/max';
import { mainlandPhone, Phone } from '#shared/people/phones.ts';
import { refuseField } from './errors.ts';
import { lazy } from './lazy.ts';

/** The numbering plans of all countries, loaded for the first number that is not of mainland China. */
const plans = lazy(() => import('libphonenumber-js/max'));

/**
 * A number as it is stored: a mobile number of mainland China with its 11 digits, any other in E.164. Without a
 * country code it is one of `country`. Undefined for what is no phone number.
 */
export async function toStoredPhone(typed: string, country: string): Promise<string | undefined> {
  const phone = Phone().safeParse(typed).data;
  if (!phone) return undefined;
  const mainland = mainlandPhone(phone);
  if (mainland && (country === 'CN' || phone.startsWith('+86'))) return mainland;
  const { isSupportedCountry, parsePhoneNumberFromString } = await plans();
  const home: CountryCode | undefined = isSupportedCountry(country) ? country : undefined;
  const found = parsePhoneNumberFromString(phone, home ? { defaultCountry: home } : undefined);
  // Of mainland China only mobile phones, as always.
  if (found?.isValid()) return found.countryCallingCode === '86' ? mainland : found.number;
  return mainland;
}

/** A number as people read it: of other countries in the groups that are usual there, `+1 415 555 0123`. */
export async function toShownPhone(stored: string): Promise<string> {
  if (!stored.startsWith('+')) return stored;
  const { parsePhoneNumberFromString } = await plans();
  return parsePhoneNumberFromString(stored)?.formatInternational() ?? stored;
}

interface Asked {
  /** The country whose numbers need no code. */
  readonly country: string;
  /** The number that is stored until now: it stays as it is, also where it would be read in another way. */
  readonly before?: string;
  readonly field?: string;
}

/** The number as it is stored; empty for none. Throws 1001 for the field when it is no phone number. */
export async function requirePhone(
  typed: string,
  { country, before, field = 'phone' }: Asked,
): Promise<string> {
  if (typed === '' || typed === before) return typed;
  const phone = await toStoredPhone(typed, country);
  if (phone === undefined) throw refuseField(field, 'invalid');
  return phone;
}
