import { loadSettings } from '#functions/domain/calendar/calendar-settings.ts';
import { loadClassNames } from '#functions/domain/classes/class.ts';
import type { LogOrigin, OperationEntry } from '#functions/domain/logs/log-entry.ts';
import { loadStaffRows, users } from '#functions/domain/people/user.ts';
import { ClassId, CourseId, RoomId, type SchoolId, StudentId, UserId } from '#shared/ids.ts';

/** Names of people, classes, rooms and kinds of course by their ids. */
export type Names = ReadonlyMap<string, string>;

/** The texts in a value, and the names of what it has: a corrected record has a field for each student. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  const own = Array.isArray(value) ? [] : Object.keys(value);
  return [...own, ...Object.values(value).flatMap(textsIn)];
}

/** Ids of a kind among some texts. */
const idsAmong = <T extends string>(
  texts: ReadonlySet<string>,
  kind: { readonly safeParse: (text: string) => { readonly data?: T | undefined } },
): T[] => [...texts].flatMap((text) => kind.safeParse(text).data ?? []);

async function loadPeople(schoolId: SchoolId, ids: readonly UserId[]) {
  const students = ids.filter((id) => StudentId.safeParse(id).success);
  const others = ids.filter((id) => !students.includes(id));
  const [found, staff] = await Promise.all([
    users.getMany(students.map((userId) => ({ schoolId, userId }))),
    loadStaffRows(schoolId, others),
  ]);
  return [...found.flatMap((user) => user ?? []), ...staff.values()];
}

type Named = Pick<LogOrigin, 'userId'> & Partial<Pick<OperationEntry, 'detail'>>;

/** The names of who and what is in some entries: of up to `most` people, first those who acted, and classes. */
export async function loadNames(
  schoolId: SchoolId,
  entries: readonly Named[],
  most: number,
): Promise<Names> {
  const texts = new Set([
    ...entries.map(({ userId }) => userId),
    ...entries.flatMap(({ detail }) => textsIn(detail)),
  ]);
  const [people, classes] = await Promise.all([
    loadPeople(schoolId, idsAmong(texts, UserId).slice(0, most)),
    loadClassNames(schoolId, idsAmong(texts, ClassId).slice(0, most)),
  ]);
  const places = [...idsAmong(texts, RoomId), ...idsAmong(texts, CourseId)];
  const settings = places.length > 0 ? await loadSettings(schoolId) : undefined;
  return new Map(
    [
      ...people,
      ...[...classes].map(([id, { name }]) => ({ id, name })),
      ...(settings?.rooms ?? []),
      ...(settings?.courses ?? []),
    ].map(({ id, name }) => [id, name]),
  );
}
