import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { conflictingRecord } from '#frontend/src/ui/form/edit-conflict.ts';
import { useRequestKey } from '#frontend/src/ui/form/use-request-key.ts';
import { RecordDetail } from '#shared/contracts/teaching-fields.ts';
import { type Draft, entriesOf } from '../draft/draft.ts';
import type { Writing } from '../draft/use-draft.ts';
import { recordOf, useEndLesson } from '../queries.ts';

function toPayload(record: RecordDetail, draft: Draft, reason: string) {
  const { content, homework, pictures, rev } = draft;
  return {
    lesson_id: record.lesson.id,
    rev,
    content,
    homework,
    reason,
    attendance: entriesOf(record, draft),
    pictures: pictures.map(({ key }) => key).join(','),
  };
}

/** Sends a record. A version that another user saved in between is kept as `theirs`, for a dialog. */
export function useSendRecord(record: RecordDetail, writing: Writing, onDone: () => void) {
  const client = useQueryClient();
  const { mutateAsync, isPending } = useEndLesson();
  const keyOf = useRequestKey();
  const [problem, setProblem] = useState<Error | null>(null);
  const [theirs, setTheirs] = useState<RecordDetail | null>(null);
  const lastReason = useRef('');

  async function sendAs(base: RecordDetail, draft: Draft, reason: string): Promise<void> {
    setProblem(null);
    const payload = toPayload(base, draft, reason);
    try {
      await mutateAsync({ ...payload, request_key: keyOf(JSON.stringify(payload)) });
    } catch (error) {
      const current = conflictingRecord(error, RecordDetail());
      if (current) setTheirs(current);
      else setProblem(error instanceof Error ? error : new Error(String(error)));
      return;
    }
    setTheirs(null);
    writing.drop();
    onDone();
  }

  return {
    problem,
    theirs,
    working: isPending,
    send: (reason: string) => {
      lastReason.current = reason;
      return sendAs(record, writing.draft, reason);
    },
    /** Overwrites the other version; a first record needs a reason then. */
    overwrite: (defaultReason: string) =>
      theirs &&
      sendAs(theirs, { ...writing.draft, rev: theirs.rev }, lastReason.current || defaultReason),
    /** Returns to the draft without a decision. */
    back: () => setTheirs(null),
    /** Takes the other version, and discards the draft. */
    acceptTheirs: () => {
      if (!theirs) return;
      writing.drop();
      client.setQueryData(recordOf(theirs.lesson.id).queryKey, { record: theirs });
      setTheirs(null);
      onDone();
    },
  };
}
export type Sending = ReturnType<typeof useSendRecord>;
