import { useReducer, useState } from 'react';
import type { ClassRef } from '#frontend/src/entities/classes/use-class-options.ts';
import { useAddStudents } from '../queries.ts';
import { type BatchRow, toSend } from './batch-row.ts';
import { batchReducer, emptyBatch } from './batch-state.ts';
import { isNamesake, readyRows } from './row-problems.ts';

/** A list of names on its way into the school: what was read, what became of each row, and sending. */
export function useBatch(inClass: ClassRef | undefined) {
  const [state, dispatch] = useReducer(batchReducer, null, emptyBatch);
  const [classes, setClasses] = useState<readonly ClassRef[]>(inClass ? [inClass] : []);
  const [text, setText] = useState('');
  const { mutateAsync, isPending, error } = useAddStudents();
  const { requestKey, rows } = state;
  const waiting = rows.filter(({ added }) => added === undefined);
  const ready = readyRows(rows);

  async function sendRows(sent: readonly BatchRow[], force: boolean): Promise<void> {
    const { results } = await mutateAsync({
      request_key: requestKey,
      rows: sent.map(toSend),
      class_ids: classes.map(({ id }) => id).join(','),
      force,
    });
    dispatch({ type: 'answered', results });
  }

  return {
    ...state,
    dispatch,
    /** What was pasted, for whoever goes back to it. */
    text,
    setText,
    classes,
    setClasses,
    waiting,
    /** Can be sent as they are; the others only with the word that they are somebody else. */
    ready: ready.filter((row) => !isNamesake(row)),
    namesakes: ready.filter(isNamesake),
    added: rows.flatMap(({ added }) => (added ? [added.id] : [])),
    /** What kept the whole batch from being sent; it can be sent again. */
    problem: error,
    sending: isPending,
    // The error is shown; the rows stay as they are.
    send: (sent: readonly BatchRow[], force = false) =>
      void sendRows(sent, force).catch(() => undefined),
  };
}

export type Batch = ReturnType<typeof useBatch>;
