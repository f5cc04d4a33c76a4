import * as z from 'zod';
import { fromCursor, toCursor } from '#functions/platform/cursor.ts';
import { entity, type Stored } from '#functions/platform/entity.ts';
import { between } from '#functions/platform/key-range.ts';
import { listing, schoolList } from '#functions/platform/listing.ts';
import { queryItems } from '#functions/platform/table.ts';
import { StoredAnswer } from '#shared/forms/fields.ts';
import { FormAnswerId, FormId, SchoolId, UserId } from '#shared/ids.ts';
import { type FormKey, formPartition } from './form.ts';
import { ALL_PARTS, partOfAnswer, partPartition } from './form-counts.ts';

/** A file of an answer. */
const FileOfAnswer = () =>
  z.object({ id: z.string(), key: z.string(), name: z.string(), bytes: z.number().int() });
export type FileOfAnswer = z.infer<ReturnType<typeof FileOfAnswer>>;

/** What somebody has answered, once and for all. */
const FormAnswer = () =>
  z.object({
    id: FormAnswerId,
    schoolId: SchoolId,
    formId: FormId,
    /** The part that it is counted in; another than its id says where that one was full. */
    part: z.number().int(),
    at: z.iso.datetime(),
    /** Of the form, when it was answered. */
    version: z.number().int(),
    answers: z.record(z.string(), StoredAnswer()),
    files: z.array(FileOfAnswer()),
    seen: z.boolean(),
    /** The student for whom it was answered, where the form asks for one. */
    student: UserId.optional(),
    /** What keeps the same device or student from answering again; empty for none. */
    once: z.string(),
  });
export type FormAnswerValue = z.infer<ReturnType<typeof FormAnswer>>;
export type FormAnswer = Stored<FormAnswerValue>;
export interface AnswerKey {
  readonly schoolId: SchoolId;
  readonly formId: FormId;
  readonly id: FormAnswerId;
}

export const ANSWER_PREFIX = 'ANSWER#';

const ofForm = ({ schoolId, formId }: AnswerKey): FormKey => ({ schoolId, id: formId });

export const formAnswers = entity({
  type: 'form-answer',
  version: 1,
  schema: FormAnswer,
  key: (id: AnswerKey) => ({
    pk: partPartition(ofForm(id), partOfAnswer(id.id)),
    sk: `${ANSWER_PREFIX}${id.id}`,
  }),
  lists: ({ schoolId, formId, id, at, student }) =>
    student ? [listing(answersOfStudent(schoolId, student), at, `${formId}/${id}`)] : [],
});

/** Who has answered, so that nobody does it twice; `who` names a device or a student. */
export const onceKey = (id: FormKey, who: string) => ({ pk: `${formPartition(id)}#ONCE`, sk: who });

/** Answers for a student, by time; they go with the student. */
export const answersOfStudent = (schoolId: SchoolId, student: UserId): string =>
  schoolList(schoolId, `FORM-ANSWERS#${student}`);

interface AnswersPage {
  readonly items: readonly FormAnswer[];
  readonly cursor: string | null;
}

/** Read of each part beyond its share, since parts are not equally full. */
const SPARE = 4;

async function pageOfPart(id: FormKey, part: number, last: string, limit: number) {
  const { items, next } = await queryItems({
    ...between(partPartition(id, part), [ANSWER_PREFIX, last]),
    ScanIndexForward: false,
    Limit: limit,
  });
  return { items: items.map(formAnswers.parse), more: next !== undefined };
}

/** Answers that sort before a key, the newest first; as many as are sure to be in order. */
async function newestBefore(id: FormKey, before: string | undefined, limit: number) {
  const each = Math.min(limit, Math.ceil(limit / ALL_PARTS.length) + SPARE) + 1;
  const last = before ?? `${ANSWER_PREFIX}~`;
  const pages = await Promise.all(ALL_PARTS.map((part) => pageOfPart(id, part, last, each)));
  const keyOf = (answer: FormAnswer) => `${ANSWER_PREFIX}${answer.id}`;
  // Nothing below the last one of a part that has more is known to be the next.
  const ends = pages.flatMap(({ items, more }) => (more ? items.slice(-1).map(keyOf) : []));
  const floor = ends.toSorted().at(-1) ?? '';
  const sorted = pages
    .flatMap(({ items }) => items)
    .filter((answer) => keyOf(answer) !== before && keyOf(answer) >= floor)
    .toSorted((a, b) => (a.id < b.id ? 1 : -1));
  const items = sorted.slice(0, limit);
  const hasMore = sorted.length > limit || pages.some(({ more }) => more);
  const end = items.at(-1);
  return { items, from: hasMore ? (end ? keyOf(end) : floor) : undefined };
}

/** A page of the answers of a form, the newest first. It may be short although more follow. */
export async function pageOfAnswers(
  id: FormKey,
  { limit, cursor }: { readonly limit: number; readonly cursor?: string | undefined },
): Promise<AnswersPage> {
  const name = `answers ${formPartition(id)}`;
  const place = await fromCursor(cursor, name);
  const { items, from } = await newestBefore(id, place && String(place['sk']), limit);
  return { items, cursor: await toCursor(from === undefined ? undefined : { sk: from }, name) };
}

/** The oldest answers of a part. */
export async function oldestOfPart(
  id: FormKey,
  part: number,
  limit: number,
): Promise<FormAnswer[]> {
  const { items } = await queryItems({
    ...between(partPartition(id, part), [ANSWER_PREFIX, `${ANSWER_PREFIX}~`]),
    ConsistentRead: true,
    Limit: limit,
  });
  return items.map(formAnswers.parse);
}
