/**
 * The secret part of a number: 15 signs of five bits, so that 75 bits would have to be guessed. Signs that look alike
 * are left out, as people type them from paper.
 */
export const CODE_SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
export const CODE_LENGTH = 15;

const LOOKS_LIKE: Readonly<Record<string, string>> = { O: '0', I: '1', L: '1' };

/** `K7QF29XPM4TRDW1` as it is printed: `K7QF2-9XPM4-TRDW1`. */
const inGroups = (code: string): string => code.match(/.{1,5}/g)?.join('-') ?? '';

const DIGITS = 4;

/** `2026-0012-K7QF2-9XPM4-TRDW1`: year, the running number in the school, and the secret part. */
export const numberInWords = (year: string, running: number, code: string): string =>
  `${year}-${String(running).padStart(DIGITS, '0')}-${inGroups(code)}`;

/** The secret part of what somebody typed or scanned: a whole number, or its end; undefined for anything else. */
export function codeIn(typed: string): string | undefined {
  const signs = typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replace(/[OIL]/g, (sign) => LOOKS_LIKE[sign] ?? sign);
  const code = signs.slice(-CODE_LENGTH);
  return code.length === CODE_LENGTH && [...code].every((sign) => CODE_SIGNS.includes(sign))
    ? code
    : undefined;
}

/** The page on which anybody checks a certificate: `/certificate/<code>`. */
export const VERIFY_PREFIX = '/certificate/';
