import { queryOf } from '#frontend/src/lib/query.ts';
import { useCursorList } from '#frontend/src/ui/table/use-cursor-list.ts';
import type { ListQuestion } from '#frontend/src/ui/table/use-list-question.ts';
import type { Payload } from '#shared/endpoint.ts';
import { teaching } from '#shared/teaching/contract.ts';
import type { RecordRow } from '#shared/teaching/fields.ts';

const { list } = teaching.endpoints;

/** Names of the filters in the address; other screens link to them. */
export const RECORD_FILTER = {
  class: 'class',
  teacher: 'teacher',
  state: 'state',
  from: 'from',
  to: 'to',
} as const;

/** Limits a list to the records of one class, teacher, student or day. */
export type RecordsOf = Pick<
  Payload<typeof list>,
  'class_id' | 'teacher_id' | 'student_id' | 'from' | 'to'
>;
export type RecordListRow = RecordRow & { readonly id: string };

/** The filters of the list as the payload of the request. */
export function toRecordQuery({ search, filters }: ListQuestion, of: RecordsOf) {
  const { class: class_id, teacher: teacher_id, state, from, to } = filters;
  const filter = { class_id, teacher_id, state, from, to };
  const set = Object.fromEntries(Object.entries(filter).filter(([, value]) => value));
  return { ...set, ...of, ...(search && { search }) } as Payload<typeof list>;
}

/** Records of lessons, the newest first. */
export const useRecordList = (of: RecordsOf) =>
  useCursorList({
    name: 'records',
    filters: Object.values(RECORD_FILTER),
    ask: ({ limit, cursor, ...question }) =>
      queryOf(list, { ...toRecordQuery(question, of), limit, cursor }),
    toPage: ({ list: rows, ...page }) => ({
      ...page,
      list: rows.map((row): RecordListRow => ({ ...row, id: row.lesson_id })),
    }),
  });
