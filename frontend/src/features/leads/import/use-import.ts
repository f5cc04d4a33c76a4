import { useState } from 'react';
import { LEAD_LIMITS } from '#shared/leads/limits.ts';
import { useImportLeads } from '../queries.ts';
import { type LeadCells, readLeads } from './read-leads.ts';

interface Problem {
  readonly field: string;
  readonly rule: string;
  readonly message: string;
}

/** A lead to be added. The key is kept when the row is sent again, so that nothing is added twice. */
export interface ImportRow {
  readonly key: string;
  readonly cells: LeadCells;
  readonly added: boolean;
  readonly refused: readonly Problem[];
}

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

const newRow = (cells: LeadCells): ImportRow => ({
  key: crypto.randomUUID(),
  cells,
  added: false,
  refused: [],
});

const isDuplicate = ({ refused }: ImportRow): boolean =>
  refused.length > 0 && refused.every(({ rule }) => rule === 'duplicate' || rule === 'repeated');

/** Leads from a file: the rows, the outcome of each, and sending. */
export function useImport() {
  const [batch, setBatch] = useState<Batch | null>(null);
  const [ignored, setIgnored] = useState<readonly string[]>([]);
  const [isEmpty, setEmpty] = useState(false);
  const { mutateAsync, isPending, error } = useImportLeads();
  const rows = batch?.rows ?? [];
  const waiting = rows.filter(({ added }) => !added);

  function read(table: readonly (readonly string[])[]): void {
    const found = readLeads(table);
    setEmpty(found.rows.length === 0);
    setIgnored(found.ignored);
    if (found.rows.length > 0) setBatch(batchOf(found.rows.map(newRow)));
  }

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
    setBatch({ ...batch, rows: batch.rows.map(answered) });
  }

  return {
    read,
    rows,
    later: batch?.later ?? [],
    ignored,
    isEmpty,
    waiting,
    added: rows.filter(({ added }) => added),
    fresh: waiting.filter(({ refused }) => refused.length === 0),
    duplicates: waiting.filter(isDuplicate),
    sending: isPending,
    problem: error,
    // The error is shown; the rows stay as they are.
    send: (sent: readonly ImportRow[], allowed = false) =>
      void sendRows(sent, allowed).catch(() => undefined),
    next: () => setBatch(batchOf(batch?.later ?? [])),
    forget: () => setBatch(null),
  };
}
export type Import = ReturnType<typeof useImport>;
