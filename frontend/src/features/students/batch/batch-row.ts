import type { Payload } from '#shared/contracts/endpoint.ts';
import type { students } from '#shared/contracts/students.ts';
import type { StudentId } from '#shared/ids.ts';

type Sent = Payload<typeof students.endpoints.addMany>['rows'][number];

/** What a row of a list of names holds. */
export interface RowCells {
  readonly name: string;
  readonly gender: string;
  readonly phone: string;
  readonly account: string;
}
export type RowField = keyof RowCells;

export interface RowProblem {
  readonly field: string;
  readonly rule: string;
  /** The server's words; our own rules are worded where they are shown. */
  readonly message?: string;
}

/** A student to be. The key is made once and stays, so that sending again adds nobody twice. */
export interface BatchRow extends RowCells {
  readonly key: string;
  /** Set once the server has added the student. */
  readonly added?: { readonly id: StudentId; readonly account: string };
  /** What the server said of the row as it was sent. */
  readonly refused: readonly RowProblem[];
}

export const newRow = (cells: RowCells): BatchRow => ({
  ...cells,
  key: crypto.randomUUID(),
  refused: [],
});

export const toSend = ({ key, name, gender, phone, account }: BatchRow): Sent => ({
  key,
  name,
  gender,
  phone,
  account,
});
