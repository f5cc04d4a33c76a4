import { useTranslation } from 'react-i18next';
import {
  type BusinessFigure,
  type BusinessFigureName,
  type ComparedFigure,
  type ComparedSums,
  changeSince,
  type FigureForm,
} from '#shared/analysis/business-figures.ts';
import type { Business, SpanName } from '#shared/analysis/fields.ts';
import { ANALYSIS_LIMITS } from '#shared/analysis/limits.ts';
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

type Outlook = Business['outlook']['now'];

/** What will expire and end soon, and lessons to make up, in words: today, and at the ends of the earlier months. */
export function useOutlook({ stock, outlook }: Business) {
  const { t } = useTranslation('analysis');
  const texts = useTexts();
  const written = (form: FigureForm, name: keyof Outlook) => ({
    value: texts.value(form, outlook.now[name]),
    earlier: [outlook.before, outlook.year].map((each) =>
      each ? texts.value(form, each[name]) : t('noValue'),
    ),
  });
  const months = ANALYSIS_LIMITS.soonMonths;
  return {
    expiring: written('hours', 'expiring'),
    ends: written('number', 'ends'),
    makeups: written('number', 'makeups'),
    /** The months, as an address says them. */
    ahead: { months: String(months), to: stock.until[months - 1]?.date },
  };
}
