import { useTranslation } from 'react-i18next';
import type { Figure } from '#shared/figures.ts';

/** What happened on a day (`YYYY-MM-DD`) or in a month (`YYYY-MM`). */
export type FigureRow = { readonly date: string } & Readonly<Partial<Record<Figure, number>>>;

/** A figure as a chart and its table show it. */
export interface Series {
  readonly figure: Figure;
  readonly label: string;
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
