import { useReducer, useState } from 'react';
import type { ClassRef } from '#frontend/src/entities/classes/use-class-options.ts';
import { useList } from '#frontend/src/lib/lists/use-list.ts';
import { useAddStudents } from '../queries.ts';
import { type BatchRow, ROW_FIELDS, toSend } from './batch-row.ts';
import { batchReducer, emptyBatch } from './batch-state.ts';
import { isNamesake, readyRows } from './row-problems.ts';

/** A batch of new students: the rows read, the result of each, and sending. */
export function useBatch(inClass: ClassRef | undefined) {
  const [state, dispatch] = useReducer(batchReducer, null, emptyBatch);
  const [classes, setClasses] = useState<readonly ClassRef[]>(inClass ? [inClass] : []);
  const [text, setText] = useState('');
  const list = useList(ROW_FIELDS, (read) => dispatch({ type: 'read', rows: read }));
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
    /** The pasted text, for going back to it. */
    text,
    setText,
    /** The file or text, and how it is read. */
    list,
    classes,
    setClasses,
    waiting,
    /** Rows that can be sent; namesakes need a confirmation that they are other persons. */
    ready: ready.filter((row) => !isNamesake(row)),
    namesakes: ready.filter(isNamesake),
    added: rows.flatMap(({ added }) => (added ? [added.id] : [])),
    /** The error of the whole batch, which can be sent again. */
    problem: error,
    sending: isPending,
    // The error is shown; the rows stay as they are.
    send: (sent: readonly BatchRow[], force = false) =>
      void sendRows(sent, force).catch(() => undefined),
  };
}

export type Batch = ReturnType<typeof useBatch>;
