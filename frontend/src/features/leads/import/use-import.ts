import { useCallback, useState } from 'react';
import { useList } from '#frontend/src/lib/lists/use-list.ts';
import { LEAD_LIMITS } from '#shared/leads/limits.ts';
import { useImportLeads } from '../queries.ts';
import {
  type ImportRow,
  LEAD_FIELDS,
  type LeadField,
  mended,
  newRow,
  problemsOf,
  repeatedPhones,
} from './import-row.ts';

interface Batch {
  readonly requestKey: string;
  readonly rows: readonly ImportRow[];
  /** Rows beyond those that one call takes, which follow when the first are done. */
  readonly later: readonly ImportRow[];
}

const batchOf = (rows: readonly ImportRow[]): Batch => ({
  requestKey: crypto.randomUUID(),
  rows: rows.slice(0, LEAD_LIMITS.leadsPerBatch),
  later: rows.slice(LEAD_LIMITS.leadsPerBatch),
});

const isDuplicate = ({ refused }: ImportRow): boolean =>
  refused.length > 0 && refused.every(({ rule }) => rule === 'duplicate' || rule === 'repeated');

/** Leads from a file: the rows, the outcome of each, and sending. */
export function useImport() {
  const [batch, setBatch] = useState<Batch | null>(null);
  const list = useList(LEAD_FIELDS, (read) => setBatch(batchOf(read.map(newRow))));
  const { mutateAsync, isPending, error } = useImportLeads();
  const rows = batch?.rows ?? [];
  const waiting = rows.filter(({ added }) => !added);
  const ready = waiting.filter(({ cells }) => problemsOf(cells).length === 0);
  const repeated = repeatedPhones(rows);
  const setRows = useCallback(
    (change: (row: ImportRow) => readonly ImportRow[]): void =>
      setBatch((before) => before && { ...before, rows: before.rows.flatMap(change) }),
    [],
  );
  const change = useCallback(
    (key: string, field: LeadField, value: string) =>
      setRows((row) => [row.key === key ? mended(row, field, value) : row]),
    [setRows],
  );
  const drop = useCallback(
    (key: string) => setRows((row) => (row.key === key ? [] : [row])),
    [setRows],
  );

  async function sendRows(sent: readonly ImportRow[], allow_duplicate: boolean): Promise<void> {
    if (!batch) return;
    const { results } = await mutateAsync({
      request_key: batch.requestKey,
      leads: sent.map(({ key, cells }) => ({ key, ...cells })),
      allow_duplicate,
    });
    const outcomes = new Map(results.map((result) => [result.key, result]));
    const answered = (row: ImportRow): ImportRow => {
      const outcome = outcomes.get(row.key);
      return outcome ? { ...row, added: outcome.ok, refused: outcome.errors } : row;
    };
    setRows((row) => [answered(row)]);
  }

  return {
    /** The file, and how it is read. */
    list,
    rows,
    later: batch?.later ?? [],
    repeated,
    waiting,
    added: rows.filter(({ added }) => added),
    /** Rows that can be sent; those whose phone is known, or twice in the list, need a word that this is meant. */
    fresh: ready.filter((row) => row.refused.length === 0 && !repeated.has(row.key)),
    duplicates: ready.filter(
      (row) => isDuplicate(row) || (row.refused.length === 0 && repeated.has(row.key)),
    ),
    change,
    drop,
    sending: isPending,
    problem: error,
    // The error is shown; the rows stay as they are.
    send: (sent: readonly ImportRow[], allowed = false) =>
      void sendRows(sent, allowed).catch(() => undefined),
    next: () => setBatch(batchOf(batch?.later ?? [])),
    forget: () => {
      list.close();
      setBatch(null);
    },
  };
}
export type Import = ReturnType<typeof useImport>;
