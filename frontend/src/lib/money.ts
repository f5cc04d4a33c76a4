import { useCallback } from 'react';
import { currencySign, moneyText } from '#shared/money.ts';
import { DEFAULT_REGION } from '#shared/regions/default-region.ts';
import { LOCALES, useLanguage } from './language.ts';
import { getSession, useSession } from './session.ts';

/** The currency of the school of the person who is signed in. */
export const schoolCurrency = (): string => getSession()?.user.currency || DEFAULT_REGION.currency;

const useCurrency = (): string => useSession()?.user.currency || DEFAULT_REGION.currency;

/** Amounts of money as the current language writes them, in the school's currency. */
export function useMoney(): (amount: number) => string {
  const locale = LOCALES[useLanguage()];
  const currency = useCurrency();
  return useCallback((amount: number) => moneyText(locale, amount, currency), [locale, currency]);
}

/** The sign of the school's currency, for labels of fields. */
export function useCurrencySign(): string {
  const locale = LOCALES[useLanguage()];
  return currencySign(locale, useCurrency());
}
