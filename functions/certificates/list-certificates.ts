import {
  CERTIFICATE_LISTS,
  certificates,
  type ListedCertificate,
} from '#functions/domain/certificates/certificate.ts';
import { loadManagedClass } from '#functions/domain/classes/class-scope.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import { loadOwnStudent, notYourStudent } from '#functions/domain/students/student-scope.ts';
import { fromCursor, toCursor } from '#functions/platform/cursor.ts';
import { type FilteredPage, filteredPage } from '#functions/platform/filtered-page.ts';
import { pageOfList, schoolList } from '#functions/platform/listing.ts';
import type { Item } from '#functions/platform/table.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import type { certificates as contract } from '#shared/certificates/contract.ts';
import { CERTIFICATE_LIMITS } from '#shared/certificates/limits.ts';
import { numberInWords } from '#shared/certificates/number.ts';
import type { Input } from '#shared/endpoint.ts';
import { CertificateId } from '#shared/ids.ts';
import { ROLE } from '#shared/roles.ts';
import { comparable, contains } from '#shared/search/comparable.ts';
import { toCertificateRow } from './dtos.ts';
import { loadOwnBatch } from './scope.ts';

type Call = typeof contract.endpoints.list;
type Asked = Input<Call>;

/** The list to be read, which has nothing that the actor may not see. Throws 2003 and 2004. */
async function listOf(actor: Actor, { class_id, student_id, batch_id }: Asked): Promise<string> {
  if (actor.role === ROLE.student) {
    if (class_id || batch_id || (student_id && student_id !== actor.userId)) throw notYourStudent();
    return CERTIFICATE_LISTS.ofStudent(actor.userId);
  }
  if (batch_id) {
    await loadOwnBatch(actor, batch_id);
    return CERTIFICATE_LISTS.ofBatch(batch_id);
  }
  if (student_id) {
    await loadOwnStudent(actor, student_id);
    return CERTIFICATE_LISTS.ofStudent(student_id);
  }
  if (class_id) {
    await loadManagedClass(actor, class_id);
    return CERTIFICATE_LISTS.ofClass(class_id);
  }
  return actor.role === ROLE.principal ? CERTIFICATE_LISTS.all : CERTIFICATE_LISTS.by(actor.userId);
}

const textsOf = (row: ListedCertificate): string[] => [
  row.title,
  row.studentName,
  row.course,
  row.level,
  numberInWords(row.year, row.running, row.code),
];

/** Undefined where every row is wanted, so that no more are read than are answered. */
function conditionOf(actor: Actor, asked: Asked) {
  const { student_id, class_id, search = '' } = asked;
  const state = actor.role === ROLE.student ? 'valid' : asked.state;
  const words = comparable(search);
  if (!(state || student_id || class_id || words)) return undefined;
  return (row: ListedCertificate): boolean =>
    (!state || row.state === state) &&
    (!student_id || row.studentId === student_id) &&
    (!class_id || row.classId === class_id) &&
    (!words || textsOf(row).some((text) => contains(text, words)));
}

interface Reading {
  readonly actor: Actor;
  readonly list: string;
  readonly asked: Asked;
  readonly from: Item | undefined;
}

/** One page; with a condition, some hundred rows are looked at. */
function read({ actor, list, asked, from }: Reading): Promise<FilteredPage<ListedCertificate>> {
  const { schoolId } = actor;
  const keeps = conditionOf(actor, asked);
  return filteredPage({
    limit: asked.limit,
    from,
    read: (at) =>
      pageOfList(schoolList(schoolId, list), {
        ...at,
        within: [asked.from ?? '0', `${asked.to ?? '9'}~`],
        descending: true,
      }),
    load: async (entries) => {
      const rows = await certificates.rowsOf(entries, (id) => ({
        schoolId,
        id: CertificateId.parse(id),
      }));
      return rows.map((row) => (row && (!keeps || keeps(row)) ? row : undefined));
    },
    step: keeps && CERTIFICATE_LIMITS.lookedAtTogether,
  });
}

export const listCertificates: UseCase<Call> = async (actor, asked, deps) => {
  const { cursor, limit: _, ...filters } = asked;
  const list = await listOf(actor, asked);
  const name = `${list} ${JSON.stringify(filters)}`;
  const from = await fromCursor(cursor, name);
  const { items, next } = await read({ actor, list, asked, from });
  const now = deps.now();
  return {
    list: items.map((row) => toCertificateRow(actor, row, now)),
    cursor: await toCursor(next, name),
  };
};
