import { withoutInvisible } from '#frontend/src/lib/lists/spoilt.ts';
import type { Answer } from '#shared/endpoint.ts';
import type { students } from '#shared/students/contract.ts';
import { STUDENT_LIMITS } from '#shared/students/limits.ts';
import { type BatchRow, type NewRow, newRow, type RowField } from './batch-row.ts';

type Result = Answer<typeof students.endpoints.addMany>['results'][number];

export interface BatchState {
  /** The request key of the batch; kept when it is sent again, so that nobody is added twice. */
  readonly requestKey: string;
  /** At most as many rows as one call takes. */
  readonly rows: readonly BatchRow[];
  /** Rows beyond that, which follow when the first are done. */
  readonly later: readonly BatchRow[];
}

export type BatchAction =
  | { readonly type: 'read'; readonly rows: readonly NewRow[] }
  | {
      readonly type: 'change';
      readonly key: string;
      readonly field: RowField;
      readonly value: string;
    }
  | { readonly type: 'clean' | 'drop'; readonly key: string }
  | { readonly type: 'answered'; readonly results: readonly Result[] }
  | { readonly type: 'next' | 'forget' | 'cleanAll' };

function batchOf(rows: readonly BatchRow[]): BatchState {
  const size = STUDENT_LIMITS.perBatch;
  return {
    requestKey: crypto.randomUUID(),
    rows: rows.slice(0, size),
    later: rows.slice(size),
  };
}

export const emptyBatch = (): BatchState => batchOf([]);

/** Drops the server's errors of a field that was edited. */
const mended = (row: BatchRow, field: RowField, value: string): BatchRow => ({
  ...row,
  [field]: value,
  refused: row.refused.filter((problem) => problem.field !== field),
  doubts: row.doubts.filter((doubtful) => doubtful.field !== field),
});

const cleaned = (row: BatchRow): BatchRow => ({
  ...row,
  name: withoutInvisible(row.name),
  gender: withoutInvisible(row.gender),
  phone: withoutInvisible(row.phone),
  account: withoutInvisible(row.account),
});

function answered(row: BatchRow, result: Result | undefined): BatchRow {
  if (!result) return row;
  if (!result.ok || !result.student) return { ...row, refused: result.errors };
  const { id, account } = result.student;
  return { ...row, account, added: { id, account }, refused: [] };
}

const withRow = (
  state: BatchState,
  key: string,
  change: (row: BatchRow) => BatchRow,
): BatchState => ({
  ...state,
  rows: state.rows.map((row) => (row.key === key ? change(row) : row)),
});

export function batchReducer(state: BatchState, action: BatchAction): BatchState {
  switch (action.type) {
    case 'read':
      return batchOf(action.rows.map(newRow));
    case 'change':
      return withRow(state, action.key, (row) => mended(row, action.field, action.value));
    case 'clean':
      return withRow(state, action.key, cleaned);
    case 'cleanAll':
      return { ...state, rows: state.rows.map((row) => (row.added ? row : cleaned(row))) };
    case 'drop':
      return { ...state, rows: state.rows.filter(({ key }) => key !== action.key) };
    case 'answered': {
      const results = new Map(action.results.map((result) => [result.key, result]));
      return { ...state, rows: state.rows.map((row) => answered(row, results.get(row.key))) };
    }
    case 'next':
      return batchOf(state.later);
    case 'forget':
      return emptyBatch();
  }
}
