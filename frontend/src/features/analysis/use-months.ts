import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { LOCALES, useLanguage } from '#frontend/src/lib/language.ts';
import { useLastMonths } from '#frontend/src/lib/school-today.ts';

/** Lengths of a period, in months. */
export const LENGTHS = [1, 3, 6, 12] as const;

const BY_DEFAULT = 1;

/** The chosen months, kept in the address so that reloads, links and the way back keep them. */
export function useMonths() {
  const [parameters, setParameters] = useSearchParams();
  const to = parameters.get('to') ?? '';
  const months = LENGTHS.find((each) => String(each) === parameters.get('months')) ?? BY_DEFAULT;
  const change = (changes: Readonly<Record<string, string>>): void =>
    setParameters((before) => new URLSearchParams({ ...Object.fromEntries(before), ...changes }), {
      replace: true,
      preventScrollReset: true,
    });
  const asked = useMemo(() => ({ ...(to && { to }), months }), [to, months]);
  return { to, months, asked, change };
}
export type ChosenMonths = ReturnType<typeof useMonths>;

/** The chosen months, for the address of another screen. */
export const toSearch = ({ to, months }: Pick<ChosenMonths, 'to' | 'months'>) => ({
  months: String(months),
  ...(to && { to }),
});

/**
 * The chosen months, without those to come, which only the rows of what is foreseen have. By default up to the last
 * month that is over: one that is under way cannot be compared with whole ones.
 */
export function usePastMonths(): ChosenMonths {
  const chosen = useMonths();
  const [current = '', last = ''] = useLastMonths(2);
  const to = chosen.to && chosen.to <= current ? chosen.to : last;
  return { ...chosen, to, asked: { to, months: chosen.months } };
}

/** Months and spans of months in the current language. */
export function useMonthNames() {
  const language = useLanguage();
  return useMemo(() => {
    const format = new Intl.DateTimeFormat(LOCALES[language], {
      timeZone: 'UTC',
      year: 'numeric',
      month: 'short',
    });
    const month = (text: string) => format.format(new Date(text));
    return {
      month,
      span: ({ from, to }: { readonly from: string; readonly to: string }) =>
        from === to ? month(to) : format.formatRange(new Date(from), new Date(to)),
    };
  }, [language]);
}
