import type { Class } from '#functions/domain/classes/class.ts';
import { loadManagedClass } from '#functions/domain/classes/class-scope.ts';
import { toStudentDetails, toStudentRow } from '#functions/domain/enrolment/student-dtos.ts';
import { loadCounts } from '#functions/domain/schools/school-counts.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import {
  type PageOfStudents,
  type Paging,
  pageOfStudents,
} from '#functions/domain/students/student-lists.ts';
import { loadOwnStudent } from '#functions/domain/students/student-scope.ts';
import { fromCursor, toCursor } from '#functions/platform/cursor.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import { EDITIONS } from '#shared/editions/rules.ts';
import type { StudentId } from '#shared/ids.ts';
import { ROLE } from '#shared/roles.ts';
import type { students } from '#shared/students/contract.ts';
import type { StudentDetail, StudentQuery } from '#shared/students/fields.ts';
import { pageByHours, pageOfClassByHours } from './list-by-hours.ts';

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

/** By hours where the order is known, else as `pageOfStudents` has them. */
function pageOf(actor: Actor, query: Request, paging: Paging, now: Date): Promise<PageOfStudents> {
  const { sort, search, filter, class_id: classId } = query;
  const isByHours = sort === 'hours' && !search && !filter;
  if (isByHours && classId) return pageOfClassByHours(actor, classId, paging);
  if (isByHours && actor.role === ROLE.principal) return pageByHours(actor, paging, now);
  return pageOfStudents(actor, query, paging);
}

async function loadPage(actor: Actor, query: Request, now: Date) {
  if (query.student_id)
    return {
      items: [await loadOwnStudent(actor, query.student_id)],
      cursor: null,
      neighbours: false,
    };
  const { search, class_id = '', filter = '', sort, limit } = query;
  const list = `students ${actor.userId} ${class_id} ${filter} ${sort} ${search}`;
  const from = await fromCursor(query.cursor, list);
  const { items, next, neighbours } = await pageOf(actor, query, { limit, from }, now);
  return { items, cursor: await toCursor(next, list), neighbours };
}

async function answer(actor: Actor, query: Request, now: Date) {
  const found = query.class_id && (await loadManagedClass(actor, query.class_id));
  const [{ items, cursor, neighbours }, figures] = await Promise.all([
    loadPage(actor, query, now),
    loadFigures(actor, query, found || undefined),
  ]);
  const list: StudentDetail[] = await toStudentDetails(actor, items, now, { neighbours });
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
