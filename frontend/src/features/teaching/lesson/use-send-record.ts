import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import * as z from 'zod';
import { ApiError } from '#frontend/src/lib/api-error.ts';
import { conflictingRecord } from '#frontend/src/ui/form/edit-conflict.ts';
import { useRequestKey } from '#frontend/src/ui/form/use-request-key.ts';
import { CODE } from '#shared/codes.ts';
import { EarlyEnd, RecordDetail } from '#shared/teaching/fields.ts';
import { toError } from '#shared/to-error.ts';
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

/** What ending the lesson would record, when the server asks for a confirmation because it has hardly begun. */
function earlyEndIn(error: unknown): EarlyEnd | null {
  if (!(error instanceof ApiError) || error.code !== CODE.wait) return null;
  return z.object({ early: EarlyEnd() }).safeParse(error.data).data?.early ?? null;
}

/** Sends a record. A version that another user saved in between is kept as `theirs`, for a dialog. */
export function useSendRecord(record: RecordDetail, writing: Writing, onDone: () => void) {
  const client = useQueryClient();
  const { mutateAsync, isPending } = useEndLesson();
  const keyOf = useRequestKey();
  const [problem, setProblem] = useState<Error | null>(null);
  const [theirs, setTheirs] = useState<RecordDetail | null>(null);
  const [early, setEarly] = useState<EarlyEnd | null>(null);
  const lastReason = useRef('');

  async function sendAs(
    base: RecordDetail,
    draft: Draft,
    { reason = '', isEarly = false },
  ): Promise<void> {
    setProblem(null);
    const payload = { ...toPayload(base, draft, reason), early: isEarly };
    try {
      await mutateAsync({ ...payload, request_key: keyOf(JSON.stringify(payload)) });
    } catch (error) {
      const current = conflictingRecord(error, RecordDetail());
      const asked = earlyEndIn(error);
      setEarly(asked);
      if (current) setTheirs(current);
      else if (!asked) setProblem(toError(error));
      return;
    }
    setTheirs(null);
    setEarly(null);
    writing.drop();
    onDone();
  }

  return {
    problem,
    theirs,
    working: isPending,
    send: (reason: string) => {
      lastReason.current = reason;
      return sendAs(record, writing.draft, { reason });
    },
    /** Overwrites the other version; a first record needs a reason then. */
    overwrite: (defaultReason: string) =>
      theirs &&
      sendAs(
        theirs,
        { ...writing.draft, rev: theirs.rev },
        { reason: lastReason.current || defaultReason },
      ),
    /** What ending the lesson now would record; null unless the server has asked. */
    early,
    /** Ends the lesson although it has hardly begun. */
    endEarly: () => sendAs(record, writing.draft, { isEarly: true }),
    /** Goes on teaching. */
    keepOn: () => setEarly(null),
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
