import { logOperation } from '#functions/domain/logs/log-entry.ts';
import { PEOPLE_LISTS, users } from '#functions/domain/people/user.ts';
import { schools } from '#functions/domain/schools/school.ts';
import { fromCursor, toCursor } from '#functions/platform/cursor.ts';
import { CallError } from '#functions/platform/errors.ts';
import { pageOfList, schoolList } from '#functions/platform/listing.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import { CODE } from '#shared/codes.ts';
import type { UserId } from '#shared/ids.ts';
import type { schools as contract } from '#shared/schools/contract.ts';

/** An operator's access to a school is written to the school's own operation log. */
export const listUnlicensedStudents: UseCase<typeof contract.endpoints.unlicensedStudents> = async (
  actor,
  { school: schoolId, limit, cursor },
  deps,
) => {
  const school = await schools.get(schoolId);
  if (!school) throw new CallError(CODE.notFound, { reason: 'schools.missing' });
  const name = `unlicensed ${schoolId}`;
  const from = await fromCursor(cursor, name);
  const list = schoolList(schoolId, PEOPLE_LISTS.unlicensed);
  const { entries, next } = await pageOfList(list, { limit, from, descending: true });
  const people = await users.getMany(
    entries.map(({ target }) => ({ schoolId, userId: target as UserId })),
  );
  const origin = { ...actor, schoolId, school, now: deps.now() };
  await logOperation(origin, 'platform.unlicensed-students', {});
  return {
    list: people.flatMap((user) =>
      user ? [{ id: user.id, name: user.name, account: user.account, created: user.created }] : [],
    ),
    cursor: await toCursor(next, name),
  };
};
