import type { CalendarSettings } from '#functions/domain/calendar/calendar-settings.ts';
import { users } from '#functions/domain/people/user.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import type { Item } from '#functions/platform/table.ts';
import type { analysis } from '#shared/analysis/contract.ts';
import type { BusinessRow } from '#shared/analysis/fields.ts';
import type { Input } from '#shared/endpoint.ts';
import { type CourseId, StudentId, type UserId } from '#shared/ids.ts';

export type RowsQuery = Omit<Input<typeof analysis.endpoints.businessRows>, 'cursor' | 'limit'>;

export interface Paging {
  readonly limit: number;
  readonly from: Item | undefined;
}
export interface RowPage {
  readonly items: BusinessRow[];
  readonly next: Item | undefined;
}

/** A row that says nothing yet. */
export const EMPTY = {
  kind: '',
  hours: null,
  amount: null,
  method: '',
  receipt: '',
  note: '',
  by_name: '',
  weekly: null,
} as const;

/** What rows are made with: the people by id, and the names of courses. */
export async function loadNames(
  { schoolId }: Actor,
  ids: readonly UserId[],
  settings: CalendarSettings,
) {
  const found = await users.getMany(ids.map((userId) => ({ schoolId, userId })));
  const people = new Map(ids.map((id, index) => [id, found[index]]));
  const courses = new Map(settings.courses.map(({ id, name }) => [id, name]));
  return (id: UserId, courseId: CourseId | undefined) => ({
    student_id: StudentId.parse(id),
    name: people.get(id)?.name ?? '',
    left: people.get(id)?.removed !== undefined || !people.get(id),
    course_id: courseId ?? null,
    course_name: (courseId && courses.get(courseId)) ?? '',
  });
}
