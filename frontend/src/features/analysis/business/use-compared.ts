import { useTranslation } from 'react-i18next';
import {
  type BusinessFigure,
  type BusinessFigureName,
  type ComparedFigure,
  type ComparedSums,
  changeSince,
} from '#shared/business-figures.ts';
import type { Business, SpanName } from '#shared/contracts/analysis-fields.ts';
import { LIMITS } from '#shared/limits.ts';
import { useTexts } from './use-texts.ts';

type Figure = BusinessFigure & { readonly figure: BusinessFigureName };

/** A figure in words: its value, and those of the period and the year before. */
interface Compared {
  readonly label: string;
  readonly value: string;
  readonly earlier: readonly {
    readonly name: Exclude<SpanName, 'now'>;
    readonly value: string;
    /** Undefined where there is nothing to compare with, or the month is still under way. */
    readonly change: string | undefined;
    readonly isGood: boolean | undefined;
  }[];
}

/** Writes how figures of a period have changed since the period or the year before. */
export function useChanges<Sums>(data: ComparedSums<Sums>) {
  const texts = useTexts();
  return (figure: ComparedFigure<Sums>, span: Exclude<SpanName, 'now'>) => {
    const { by, isGood } = changeSince(data, figure, span);
    return { change: by === undefined ? undefined : texts.change(figure.form, by), isGood };
  };
}

/** Writes figures of a period with what they were before, for the screen and for paper. */
export function useCompared(data: Business): (figure: Figure) => Compared {
  const { t } = useTranslation('analysis');
  const texts = useTexts();
  const changes = useChanges(data);
  const { totals } = data;
  return (shown) => {
    const { figure, form, of } = shown;
    const earlier = (span: Exclude<SpanName, 'now'>) => ({
      name: span,
      value: texts.value(form, of(totals[span])),
      ...changes(shown, span),
    });
    return {
      label: t(`figures.${figure}`),
      value: texts.value(form, of(totals.now)),
      earlier: [earlier('before'), earlier('year')],
    };
  };
}

/** Months that are soon: the current one and those after it. */
const SOON = 3;

/** What will expire and end soon, and lessons to make up, in words. */
export function useSoon({ stock, makeups }: Business) {
  const { t } = useTranslation('analysis');
  const { value } = useTexts();
  const expiring = stock.until.slice(0, SOON).reduce((sum, { hours }) => sum + hours, 0);
  const ends = stock.ends.slice(0, SOON).reduce((sum, { accounts }) => sum + accounts, 0);
  return {
    expiring: value('hours', expiring),
    ends: value('number', ends),
    makeups:
      makeups >= LIMITS.missingCountMax
        ? t('atLeast', { count: makeups })
        : value('number', makeups),
    /** The months, as an address says them. */
    ahead: { months: String(SOON), to: stock.until[SOON - 1]?.date },
  };
}
