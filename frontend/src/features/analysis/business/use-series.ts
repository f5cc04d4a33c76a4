import { useTranslation } from 'react-i18next';
import { paths } from '#frontend/src/lib/paths.ts';
import type { FigureRow, Series } from '#frontend/src/ui/figures/series.ts';
import { occupancyOf, taughtHours } from '#shared/analysis/business-figures.ts';
import type { Business, BusinessMonth } from '#shared/analysis/fields.ts';
import { attendanceOf } from '#shared/teaching/register.ts';
import { rowsOf } from './figure-rows.ts';
import { useTexts } from './use-texts.ts';

/** Months of a chart: a year, and the month of the year before. */
const SHOWN = 13;

type Counted = 'income' | 'refunds' | 'joined' | 'left' | 'first' | 'renewals' | 'sold' | 'used';
type Taught = 'taught' | 'occupancy' | 'attendance';

const ofMonth = (to: string) => ({ months: '1', to });
const PERCENT = 100;
const percentOf = (share: number | undefined) =>
  share === undefined ? undefined : Math.round(share * PERCENT);

/** A month with the figures computed from its sums. Shares are percentages, left out where they cannot be computed. */
function toRow(month: BusinessMonth): FigureRow {
  const { stock: _, ...sums } = month;
  const [occupancy, attendance] = [percentOf(occupancyOf(month)), percentOf(attendanceOf(month))];
  return {
    ...sums,
    unused: month.stock.unused,
    taught: Math.round(taughtHours(month) * 10) / 10,
    ...(occupancy !== undefined && { occupancy }),
    ...(attendance !== undefined && { attendance }),
  };
}

export const chartRows = ({ rows }: Business): FigureRow[] => rows.slice(-SHOWN).map(toRow);

/** The series of the charts of months, for the screen and for paper. */
export function useChartSeries() {
  const { t } = useTranslation('analysis');
  const { money, value } = useTexts();
  const share = (percent: number) => value('rate', percent / PERCENT);
  const series = (
    figure: Counted | Taught,
    colour: Series['colour'],
    format?: Series['format'],
  ): Series => ({
    figure,
    colour,
    label: t(`figures.${figure}`),
    rowsOf: (date) => rowsOf(figure, ofMonth(date)),
    ...(format && { format }),
  });
  const ahead = (figure: 'accounts' | 'hours', name: 'ends' | 'expiring'): Series => ({
    figure,
    colour: 'warning',
    label: t(`figures.${name}`),
    rowsOf: (date) => paths.businessRows(name, ofMonth(date)),
  });
  const unused = { figure: 'unused', colour: 'primary', label: t('figures.unused') } as const;
  return {
    money: [series('income', 'primary', money), series('refunds', 'warning', money)],
    purchases: [series('first', 'success'), series('renewals', 'primary')],
    students: [series('joined', 'success'), series('left', 'warning')],
    hours: [series('sold', 'primary'), series('used', 'success')],
    rates: [series('attendance', 'success', share), series('occupancy', 'primary', share)],
    taught: [series('taught', 'primary')],
    stock: [unused],
    ends: [ahead('accounts', 'ends')],
    until: [ahead('hours', 'expiring')],
  } satisfies Record<string, Series[]>;
}
