import type { Actor } from '#functions/_lib/actor.ts';
import { loadManagedClass } from '#functions/_lib/classes/class-scope.ts';
import type { UseCase } from '#functions/_lib/create-handler.ts';
import { fromCursor, toCursor } from '#functions/_lib/cursor.ts';
import type { Class } from '#functions/_lib/entities/class.ts';
import { loadCounts } from '#functions/_lib/entities/school-counts.ts';
import { pageOfStudents } from '#functions/_lib/students/student-lists.ts';
import { toStudentDetails, toStudentRow } from '#functions/_lib/students/student-records.ts';
import { loadOwnStudent } from '#functions/_lib/students/student-scope.ts';
import type { StudentDetail, StudentQuery } from '#shared/contracts/student-fields.ts';
import type { students } from '#shared/contracts/students.ts';
import { EDITIONS } from '#shared/editions.ts';
import type { StudentId } from '#shared/ids.ts';
import { ROLE } from '#shared/roles.ts';

interface Request extends StudentQuery {
  readonly cursor?: string | undefined;
  readonly limit: number;
  readonly student_id?: StudentId | undefined;
}

async function loadFigures({ schoolId, school, role }: Actor, query: Request, found?: Class) {
  const { students: all, licensed, unlicensed } = await loadCounts(schoolId);
  const licences = { used: licensed, cap: EDITIONS[school.edition].students };
  const ofSchool = new Map<string, number>([
    ['', all],
    ['unlicensed', unlicensed],
  ]);
  const { search, filter = '' } = query;
  const kept = role === ROLE.principal ? ofSchool.get(filter) : undefined;
  const ofClass = filter ? undefined : found?.size;
  return { licences, total: search ? null : ((found ? ofClass : kept) ?? null) };
}

async function loadPage(actor: Actor, query: Request) {
  if (query.student_id)
    return { items: [await loadOwnStudent(actor, query.student_id)], cursor: null };
  const { search, class_id = '', filter = '', sort, limit } = query;
  const list = `students ${actor.userId} ${class_id} ${filter} ${sort} ${search}`;
  const from = await fromCursor(query.cursor, list);
  const { items, next } = await pageOfStudents(actor, query, { limit, from });
  return { items, cursor: await toCursor(next, list) };
}

async function answer(actor: Actor, query: Request, now: Date) {
  const found = query.class_id && (await loadManagedClass(actor, query.class_id));
  const [{ items, cursor }, figures] = await Promise.all([
    loadPage(actor, query),
    loadFigures(actor, query, found || undefined),
  ]);
  const list: StudentDetail[] = await toStudentDetails(actor, items, now);
  return { list, cursor, ...figures };
}

export const listStudents: UseCase<typeof students.endpoints.list> = async (actor, input, deps) => {
  const { list, ...others } = await answer(actor, input, deps.now());
  return { ...others, list: list.map(toStudentRow) };
};

export const listStudentDetails: UseCase<typeof students.endpoints.detailList> = (
  actor,
  input,
  deps,
) => answer(actor, input, deps.now());
