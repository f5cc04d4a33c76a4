import { loadSettings } from '#functions/domain/calendar/calendar-settings.ts';
import { classes } from '#functions/domain/classes/class.ts';
import { users } from '#functions/domain/people/user.ts';
import type { Business } from '#shared/analysis/fields.ts';
import { ClassId, type SchoolId, UserId } from '#shared/ids.ts';
import { figureChecks, type WrongFigure } from './figure-check.ts';

/** The names of those whose figures differ, by their ids. */
async function loadNames(schoolId: SchoolId, wrong: readonly WrongFigure[]) {
  const idsOf = (...kinds: readonly WrongFigure['kind'][]) => [
    ...new Set(wrong.flatMap(({ kind, of }) => (kinds.includes(kind) ? [of] : []))),
  ];
  const [people, rooms, settings] = await Promise.all([
    users.getMany(
      idsOf('student', 'teacher').map((id) => ({ schoolId, userId: UserId.parse(id) })),
    ),
    classes.getMany(idsOf('class').map((id) => ({ schoolId, id: ClassId.parse(id) }))),
    idsOf('course').length > 0 ? loadSettings(schoolId) : undefined,
  ]);
  const named = [...people, ...rooms, ...(settings?.courses ?? [])];
  return new Map<string, string>(named.flatMap((each) => (each ? [[each.id, each.name]] : [])));
}

/** The last check that was finished, with the names of what differs. */
export async function loadCheck(schoolId: SchoolId): Promise<Business['check']> {
  const found = await figureChecks.get(schoolId);
  if (!found?.at) return null;
  const { at, month, students, records } = found;
  const names = await loadNames(schoolId, found.wrong);
  const wrong = found.wrong.map((each) => ({ ...each, name: names.get(each.of) ?? '' }));
  return { at, month, students, records, wrong };
}
