import { useTranslation } from 'react-i18next';
import type { Figure, HoursFigure, TeachingFigure } from '#shared/figures.ts';

type ChartFigure = Figure | HoursFigure | TeachingFigure | 'accounts';

/** What happened on a day (`YYYY-MM-DD`) or in a month (`YYYY-MM`). */
export type FigureRow = { readonly date: string } & Readonly<Partial<Record<ChartFigure, number>>>;

/** A figure as a chart and its table show it. */
export interface Series {
  readonly figure: ChartFigure;
  readonly label: string;
  /** Writes a value that is no plain number, such as money. */
  readonly format?: (value: number) => string;
  readonly colour: 'primary' | 'success' | 'warning';
}

/** The series of each chart, labelled in the current language. */
export function useSeries() {
  const { t } = useTranslation('figures');
  const activity: Series[] = [{ figure: 'active', label: t('active'), colour: 'primary' }];
  const changes: Series[] = [
    { figure: 'joined', label: t('joined'), colour: 'success' },
    { figure: 'left', label: t('left'), colour: 'warning' },
  ];
  return { activity, changes };
}
