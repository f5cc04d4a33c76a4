import * as z from 'zod';
import { send } from '#frontend/src/lib/api.ts';
import { ApiError } from '#frontend/src/lib/api-error.ts';
import type { DraftKind } from '#frontend/src/lib/drafts/draft-kind.ts';
import { paths } from '#frontend/src/lib/paths.ts';
import { conflictingRecord } from '#frontend/src/ui/form/edit-conflict.ts';
import { CODE } from '#shared/codes.ts';
import type { Payload } from '#shared/endpoint.ts';
import { teaching } from '#shared/teaching/contract.ts';
import {
  ATTENDANCE_STATES,
  EarlyEnd,
  EVALUATION_PHRASES,
  RecordDetail,
} from '#shared/teaching/fields.ts';
import { entriesOf, type RecordValues, valuesOf } from './record-values.ts';

const { end } = teaching.endpoints;

const Line = () =>
  z.object({
    state: z.enum(['', ...ATTENDANCE_STATES]),
    phrase: z.enum(['', ...EVALUATION_PHRASES]),
    comment: z.string(),
  });

const Values = (): z.ZodType<RecordValues> =>
  z.object({
    lines: z.record(z.string(), Line()),
    content: z.string(),
    homework: z.string(),
    pictures: z.array(z.object({ key: z.string(), url: z.string() })),
  });

/** What is sent with a record and is no part of it. */
interface Said {
  /** As it is on the screen: students may have joined since the draft began. */
  readonly record: RecordDetail;
  /** Of a correction. */
  readonly reason: string;
  /** The lesson ends although it has hardly begun. */
  readonly early: boolean;
  /** The same for the same content: repeated, it goes on with what was broken off. */
  readonly keyOf: (content: string) => string;
}

/** The hours of a large class are written in several calls: the same request is repeated until all are. */
async function sendRecord(payload: Payload<typeof end>): Promise<RecordDetail> {
  const { record } = await send(end, payload);
  return record.settled ? record : sendRecord(payload);
}

const keysOf = (pictures: RecordValues['pictures']): string =>
  pictures.map(({ key }) => key).join(',');

/** Of the students those who are recorded, in any order. */
function textOf({ lines, content, homework, pictures }: RecordValues): string {
  const recorded = Object.entries(lines)
    .filter(([, { state }]) => state !== '')
    .map(([id, { state, phrase, comment }]) => [id, state, phrase, comment.trim()].join(' '));
  return JSON.stringify([recorded.toSorted(), content.trim(), homework.trim(), keysOf(pictures)]);
}

/** What ending the lesson would record, when the server asks for a confirmation because it has hardly begun. */
export function earlyEndIn(error: unknown): EarlyEnd | null {
  if (!(error instanceof ApiError) || error.code !== CODE.wait) return null;
  return z.object({ early: EarlyEnd() }).safeParse(error.data).data?.early ?? null;
}

/** The record of a lesson. */
export const draftKind: DraftKind<RecordValues, RecordDetail, { readonly current: Said }> = {
  kind: 'record',
  screen: paths.lesson.pattern,
  most: 10,
  values: Values,
  idOf: ({ lesson }) => lesson.id,
  revOf: ({ rev }) => rev,
  textOf,
  edit: (values, { record, rev }, { current: said }) => {
    const newest = record.rev > said.record.rev ? record : said.record;
    const { content, homework, pictures } = values;
    const payload = {
      lesson_id: record.lesson.id,
      rev,
      content,
      homework,
      reason: said.reason,
      early: said.early,
      attendance: entriesOf(newest, values),
      pictures: keysOf(pictures),
    };
    return sendRecord({ ...payload, request_key: said.keyOf(JSON.stringify(payload)) });
  },
  theirs: (error) => {
    const record = conflictingRecord(error, RecordDetail());
    return record && { record, value: valuesOf(record) };
  },
  // One of which the hours are not written yet goes on with the same request.
  isStored: ({ rev, settled }) => rev > 0 && settled,
  isQuestion: (error) => earlyEndIn(error) !== null,
  refreshed: (kept, stored) => ({
    ...kept,
    pictures: kept.pictures.map(
      (picture) => stored.pictures.find(({ key }) => key === picture.key) ?? picture,
    ),
  }),
};
