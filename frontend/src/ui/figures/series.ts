import { useTranslation } from 'react-i18next';
import type { Figure, HoursFigure, TeachingFigure } from '#shared/figures/figures.ts';

type ChartFigure =
  | Figure
  | HoursFigure
  | TeachingFigure
  | 'accounts'
  | 'leads'
  | 'trial_done'
  | 'enrolled'
  | 'taught'
  | 'occupancy'
  | 'attendance';

/** What happened on a day (`YYYY-MM-DD`) or in a month (`YYYY-MM`). */
export type FigureRow = { readonly date: string } & Readonly<Partial<Record<ChartFigure, number>>>;

/** A figure as a chart and its table show it. */
export interface Series {
  readonly figure: ChartFigure;
  readonly label: string;
  /** Writes a value that is no plain number, such as money. */
  readonly format?: (value: number) => string;
  /** The rows behind the value of a day or month; the table links to them. */
  readonly rowsOf?: (date: string) => string;
  readonly colour: 'primary' | 'success' | 'warning';
}

/** The value of a row in words: a count is 0 where there is none, what has a format of its own is not known then. */
export function textOf({ figure, format }: Series, row: FigureRow, number: Intl.NumberFormat) {
  const value = row[figure];
  if (!format) return number.format(value ?? 0);
  return value === undefined ? '—' : format(value);
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
