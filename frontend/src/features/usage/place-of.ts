import { paths } from '#frontend/src/lib/paths.ts';
import type { UsageEntry } from '#shared/contracts/usage.ts';
import type { WorkId } from '#shared/ids.ts';
import { ROLE } from '#shared/roles.ts';

/** Where what an entry tells of is seen, and can be removed; undefined where it is shown nowhere. */
export function placeOf({ id, group, person }: UsageEntry): string | undefined {
  if (id.startsWith('wrk-')) return paths.work(id as WorkId);
  const isStudents = person?.role === ROLE.student;
  if (group === 'works' || group === 'covers' || group === null) {
    if (!person) return undefined;
    return isStudents ? paths.studentWorks(person.id) : paths.worksTab('own');
  }
  if (group === 'files') return paths.tasks;
  if (group === 'lessons') return paths.records;
  return group === 'pictures' ? paths.institution : undefined;
}
