import type { DoubtfulCell } from '#frontend/src/lib/lists/read-list.ts';
import type { Payload } from '#shared/endpoint.ts';
import type { StudentId } from '#shared/ids.ts';
import type { students } from '#shared/students/contract.ts';

type Sent = Payload<typeof students.endpoints.addMany>['rows'][number];

/** The cells of a row. */
export interface RowCells {
  readonly name: string;
  readonly gender: string;
  readonly phone: string;
  readonly account: string;
}
export type RowField = keyof RowCells;
/** The fields that are taken from a list, as they stand in the preview. */
export const ROW_FIELDS = ['name', 'gender', 'phone', 'account'] as const;

/** A row as it was read. */
export interface NewRow {
  readonly cells: RowCells;
  readonly doubts?: readonly DoubtfulCell<RowField>[];
}

export interface RowProblem {
  readonly field: string;
  readonly rule: string;
  /** The server's message; our own rules get theirs where they are shown. */
  readonly message?: string;
}

/** A student to be added. The key is kept when the row is sent again, so that nobody is added twice. */
export interface BatchRow extends RowCells {
  readonly key: string;
  /** Set once the server has added the student. */
  readonly added?: { readonly id: StudentId; readonly account: string };
  /** The server's errors for the row. */
  readonly refused: readonly RowProblem[];
  /** Cells of which a person should look whether they were read rightly. */
  readonly doubts: readonly DoubtfulCell<RowField>[];
}

export const newRow = ({ cells, doubts = [] }: NewRow): BatchRow => ({
  ...cells,
  key: crypto.randomUUID(),
  refused: [],
  doubts,
});

export const toSend = ({ key, name, gender, phone, account }: BatchRow): Sent => ({
  key,
  name,
  gender,
  phone,
  account,
});
