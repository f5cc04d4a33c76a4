import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { overtakenBy } from '#frontend/src/ui/form/overtaken.ts';
import { RecordDetail } from '#shared/contracts/teaching-fields.ts';
import { type Draft, entriesOf } from '../draft/draft.ts';
import type { Writing } from '../draft/use-draft.ts';
import { recordOf, useEndLesson } from '../queries.ts';

/** A repeated request is the same record, another one is not. */
function useRequestKey() {
  const last = useRef({ content: '', key: '' });
  return (content: string): string => {
    if (last.current.content !== content) last.current = { content, key: crypto.randomUUID() };
    return last.current.key;
  };
}

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

/** Sends a record. What somebody else wrote meanwhile is kept as `theirs`, for a dialog to decide. */
export function useSending(record: RecordDetail, writing: Writing, onDone: () => void) {
  const client = useQueryClient();
  const { mutateAsync, isPending } = useEndLesson();
  const keyOf = useRequestKey();
  const [problem, setProblem] = useState<Error | null>(null);
  const [theirs, setTheirs] = useState<RecordDetail | null>(null);
  const given = useRef('');

  async function sendAs(current: RecordDetail, draft: Draft, reason: string): Promise<void> {
    setProblem(null);
    const payload = toPayload(current, draft, reason);
    try {
      await mutateAsync({ ...payload, request_key: keyOf(JSON.stringify(payload)) });
    } catch (error) {
      const found = overtakenBy(error, RecordDetail());
      if (found) setTheirs(found);
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
      given.current = reason;
      return sendAs(record, writing.draft, reason);
    },
    /** Writes what is here over what somebody else wrote; a first record had no reason yet. */
    overwrite: (usual: string) =>
      theirs && sendAs(theirs, { ...writing.draft, rev: theirs.rev }, given.current || usual),
    /** Back to what is here, undecided. */
    back: () => setTheirs(null),
    /** Takes what somebody else wrote, and forgets what is here. */
    takeTheirs: () => {
      if (!theirs) return;
      writing.drop();
      client.setQueryData(recordOf(theirs.lesson.id).queryKey, { record: theirs });
      setTheirs(null);
      onDone();
    },
  };
}
export type Sending = ReturnType<typeof useSending>;
