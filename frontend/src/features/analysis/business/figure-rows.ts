import { paths } from '#frontend/src/lib/paths.ts';
import type { BusinessFigureName } from '#shared/analysis/business-figures.ts';
import type { Business, RowFigure, SpanName } from '#shared/analysis/fields.ts';

/** What an address says of the months, and of the course or channel. */
export type Search = Readonly<Record<string, string>>;

/** The screen that lists the rows behind a figure: those of the server, or a part of the teaching report. */
const ROWS_OF = {
  income: 'income',
  refunds: 'refunds',
  joined: 'joined',
  left: 'left',
  first: 'first',
  renewals: 'renewals',
  sold: 'sold',
  used: 'used',
  expired: 'expired',
  taught: (search) => paths.teachingBy('teacher', search),
  occupancy: (search) => paths.teachingBy('class', search),
  attendance: (search) => paths.teachingBy('class', search),
  inTime: (search) => paths.recordReports({ ...search, state: 'late' }),
} as const satisfies Record<BusinessFigureName, RowFigure | ((search: Search) => string)>;

export function rowsOf(figure: BusinessFigureName, search: Search): string {
  const rows = ROWS_OF[figure];
  return typeof rows === 'string' ? paths.businessRows(rows, search) : rows(search);
}

/** The months of a span, as an address says them. */
export const searchOf = ({ spans }: Pick<Business, 'spans'>, search: Search, of: SpanName) => ({
  ...search,
  to: spans[of].to,
});
