import Alert from '@mui/material/Alert';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#frontend/src/lib/format.ts';
import type { Business } from '#shared/analysis/fields.ts';
import { useMonthNames } from '../use-months.ts';
import { useTexts } from './use-texts.ts';

/** Prefix of the names of today's figures (`functions/domain/analysis/figure-check.ts`). */
const NOW = 'now.';

const MONEY = ['income', 'refunds', 'value', 'money'];
const isMoney = (figure: string): boolean =>
  MONEY.includes(figure.replace(NOW, '').split('.')[0] ?? '');

type Wrong = NonNullable<Business['check']>['wrong'][number];

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const MONTH = /^\d{4}-\d{2}$/;

/**
 * A figure that was checked, in words: `income.wechat` is a part of income, `now.until#2026-12` one of today, and
 * `makeups.2026-12-05` of a last day.
 */
function useCheckedFigure(): (figure: string) => string {
  const { t } = useTranslation('analysis');
  const { day } = useFormats();
  const { month } = useMonthNames();
  const partText = (of: string): string => {
    if (DAY.test(of)) return day(of);
    return MONTH.test(of) ? month(of) : t(`methods.${of}` as 'methods.cash');
  };
  return (figure) => {
    const isNow = figure.startsWith(NOW);
    const [name = '', of] = (isNow ? figure.slice(NOW.length) : figure).split(/[.#]/);
    const words = [
      ...(isNow ? [t('today')] : []),
      t(`figures.${name}` as 'figures.income', t('otherFigure')),
      ...(of ? [partText(of)] : []),
    ];
    return words.join(' · ');
  };
}

/** Says whose figure differs, and which. */
function useWrongText() {
  const { t } = useTranslation('analysis');
  const { money, value } = useTexts();
  const figureText = useCheckedFigure();
  return ({ kind, name, figure, kept, source }: Wrong): string => {
    const of = name || t(kind === 'course' ? 'general' : `owners.${kind}`);
    const write = (each: number) => (isMoney(figure) ? money(each) : value('number', each));
    const said = { of, figure: figureText(figure), kept: write(kept), source: write(source) };
    return t('wrongFigure', said);
  };
}

/** What the last check of the figures against their sources found. */
export function CheckNote({ check }: { readonly check: Business['check'] }) {
  const { t } = useTranslation('analysis');
  const { dateTime } = useFormats();
  const { month } = useMonthNames();
  const wrongText = useWrongText();
  if (!check) return null;
  const { at, students, records, wrong } = check;
  const said = {
    at: dateTime(at),
    month: month(check.month),
    students,
    records,
    count: wrong.length,
  };
  return (
    <Alert severity={wrong.length > 0 ? 'warning' : 'success'} sx={{ mb: 2 }}>
      {t(wrong.length > 0 ? 'checkedWrong' : 'checked', said)}
      {wrong.length > 0 && (
        <ul>
          {wrong.map((each) => (
            <li key={`${each.kind} ${each.of} ${each.figure}`}>{wrongText(each)}</li>
          ))}
        </ul>
      )}
    </Alert>
  );
}
