import * as z from 'zod';
import { PEOPLE_LISTS, type User, users } from '#functions/domain/people/user.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import { entity } from '#functions/platform/entity.ts';
import { schoolPrefix } from '#functions/platform/keys.ts';
import { type ListQuery, pageOfList, schoolList } from '#functions/platform/listing.ts';
import type { Item } from '#functions/platform/table.ts';
import { SchoolId, type UserId } from '#shared/ids.ts';
import { loadSummaries, type StudentSummary } from './student-summary.ts';
import { placeSummary } from './summaries-by-hours.ts';

type SchoolOfActor = Pick<Actor, 'schoolId' | 'school'>;

/** How far the students of a school have been brought up to date. */
const CatchUp = () =>
  z.object({
    schoolId: SchoolId,
    /** The last entry of the list of students that was looked at; empty at its end. */
    after: z.string(),
  });

const catchUps = entity({
  type: 'catch-up',
  version: 1,
  schema: CatchUp,
  key: (schoolId: SchoolId) => ({ pk: `${schoolPrefix(schoolId)}CATCH-UP`, sk: 'STUDENTS' }),
});

/** Students who are read for one request, and those of them whose person it writes at most. */
const READ_AT_ONCE = 50;
const WRITTEN_AT_ONCE = 5;

const isBehind = ({ hours, reading, readName, name }: User): boolean =>
  hours === '' || (reading !== '' && readName !== name);

/** Whether the student is in no list by hours yet. */
const isUnlisted = ({ hours, classIds }: User, summary: StudentSummary | undefined): boolean =>
  summary?.hours ? !summary.placed : hours === '' && classIds.length > 0;

/** Enters what newer code enters with every student; true when it wrote the person. */
async function bringUp(user: User, summary: StudentSummary | undefined): Promise<boolean> {
  const { hours } = summary ?? {};
  if (summary && hours && !summary.placed) await placeSummary({ ...summary, hours });
  if (!isBehind(user)) return false;
  await users.change({ schoolId: user.schoolId, userId: user.id }, (now) => ({
    ...now,
    hours: now.hours || (hours ? 'some' : 'none'),
    readName: now.reading ? now.name : now.readName,
  }));
  return true;
}

async function loadPage(schoolId: SchoolId, paging: ListQuery) {
  const { entries, next } = await pageOfList(schoolList(schoolId, PEOPLE_LISTS.students), paging);
  const found = await users.getMany(
    entries.map(({ target }) => ({ schoolId, userId: target as UserId })),
  );
  const people = found.flatMap((user) => user ?? []);
  const summaries = await loadSummaries(schoolId, people, { neighbours: true });
  const summaryOf = new Map(people.map(({ id }, index) => [id, summaries[index]]));
  const students = entries.flatMap(({ key }, index) => {
    const user = found[index];
    return user ? [{ user, summary: summaryOf.get(user.id), key }] : [];
  });
  return { students, next };
}

/** Where the students begin who may be behind; undefined when none is. */
async function loadPosition({
  schoolId,
  school,
}: SchoolOfActor): Promise<{ readonly from?: Item } | undefined> {
  if (school.caughtUp) return undefined;
  const { after } = (await catchUps.get(schoolId)) ?? { after: undefined };
  if (after === '') return undefined;
  return after === undefined
    ? {}
    : { from: { pk: schoolList(schoolId, PEOPLE_LISTS.students), sk: after } };
}

/**
 * Brings some students up to date who were stored before there was a list of those without hours, an index by hours,
 * or names that are found by their reading. Lists that need it call it, so that they become right with their use.
 * Costs half a read unit once all students of the school are, and nothing in a school that was added since.
 */
export async function catchUp(actor: SchoolOfActor): Promise<void> {
  const { schoolId } = actor;
  const position = await loadPosition(actor);
  if (!position) return;
  const { students, next } = await loadPage(schoolId, { limit: READ_AT_ONCE, ...position });
  let written = 0;
  for (const { user, summary, key } of students) {
    if (await bringUp(user, summary)) written += 1;
    if (written === WRITTEN_AT_ONCE)
      return catchUps.overwrite(schoolId, { schoolId, after: key.sk });
  }
  await catchUps.overwrite(schoolId, { schoolId, after: next ? String(next['sk']) : '' });
}

/** One page of the students whom no list by hours has yet. */
export async function pageOfUnlisted(
  actor: SchoolOfActor,
  { limit, from }: Pick<ListQuery, 'limit' | 'from'>,
): Promise<{ readonly items: User[]; readonly next: Item | undefined }> {
  const position = from ? { from } : await loadPosition(actor);
  if (!position) return { items: [], next: undefined };
  const { students, next } = await loadPage(actor.schoolId, { limit, ...position });
  const unlisted = students.filter(({ user, summary }) => isUnlisted(user, summary));
  return { items: unlisted.map(({ user }) => user), next };
}
