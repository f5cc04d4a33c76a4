/** The columns of a sheet of labels; the fewer, the larger the labels. */
export const COLUMNS = ['2', '3', '4', '5'] as const;
export type Columns = (typeof COLUMNS)[number];

interface Layout {
  /** Of the code, and of a label, on paper. */
  readonly code: string;
  readonly height: string;
  /** Rows of a sheet of A4. */
  readonly rows: number;
}

/** A4 without its margins is 186 × 273 mm. */
export const LAYOUTS: Readonly<Record<Columns, Layout>> = {
  2: { code: '34mm', height: '45mm', rows: 6 },
  3: { code: '26mm', height: '39mm', rows: 7 },
  4: { code: '20mm', height: '34mm', rows: 8 },
  5: { code: '17mm', height: '30mm', rows: 9 },
};

/** Labels, so many as fit on each sheet. */
export function pagesOfLabels<T>(labels: readonly T[], columns: Columns): T[][] {
  const size = Number(columns) * LAYOUTS[columns].rows;
  return Array.from({ length: Math.ceil(labels.length / size) }, (_, at) =>
    labels.slice(at * size, (at + 1) * size),
  );
}
