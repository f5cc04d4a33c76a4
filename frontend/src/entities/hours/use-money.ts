import { useCallback } from 'react';
import { LOCALES, useLanguage } from '#frontend/src/lib/language.ts';
import { moneyText } from '#shared/money.ts';

/** Amounts of money as the current language writes them, in the school's currency. */
export function useMoney(): (amount: number) => string {
  const language = useLanguage();
  return useCallback((amount: number) => moneyText(LOCALES[language], amount), [language]);
}
