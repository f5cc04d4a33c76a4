/**
 * Amounts of money are whole numbers of the smallest unit of a currency (fen, cents), so that sums are exact. How
 * they are written stands here only.
 */

/** How the family paid, or got back. */
export const PAY_METHODS = ['cash', 'transfer', 'wechat', 'alipay', 'card', 'other'] as const;
export type PayMethod = (typeof PAY_METHODS)[number];

/** How people of a locale write amounts of a currency. */
const formatOf = (locale: string, currency: string) =>
  new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' });

/** Digits of the smallest unit: 2 for most currencies, 0 for yen. */
const digitsOf = (currency: string): number =>
  formatOf('en', currency).resolvedOptions().maximumFractionDigits ?? 2;

/** An amount as a number of whole units, for sheets and fields. */
export const inUnits = (amount: number, currency: string): number =>
  amount / 10 ** digitsOf(currency);

/** An amount with the sign of its currency, as people of a locale write it. */
export const moneyText = (locale: string, amount: number, currency: string): string =>
  formatOf(locale, currency).format(inUnits(amount, currency));

/** The sign of a currency as people of a locale write it, such as `¥`. */
export const currencySign = (locale: string, currency: string): string =>
  formatOf(locale, currency)
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value ?? currency;

/** What somebody typed, such as `1,280.50`, in the smallest unit; undefined for what is no amount. */
export function toAmount(text: string, currency: string): number | undefined {
  const [, whole, part = ''] = /^(\d{1,9})(?:\.(\d{1,3}))?$/.exec(text.replace(/[,\s]/g, '')) ?? [];
  const digits = digitsOf(currency);
  if (whole === undefined || part.length > digits) return undefined;
  return Number(whole) * 10 ** digits + Number(part.padEnd(digits, '0') || '0');
}
