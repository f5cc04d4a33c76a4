import type { Figure } from '#shared/figures.ts';

/** What happened on a day (`YYYY-MM-DD`) or in a month (`YYYY-MM`). */
export type FigureRow = { readonly date: string } & Readonly<Partial<Record<Figure, number>>>;

/** A figure as a chart and its table show it. */
export interface Series {
  readonly figure: Figure;
  readonly label: string;
  readonly colour: 'primary' | 'success' | 'warning';
}
