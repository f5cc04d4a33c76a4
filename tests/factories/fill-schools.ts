import { accounts } from '#functions/domain/people/account.ts';
import { users } from '#functions/domain/people/user.ts';
import { schools } from '#functions/domain/schools/school.ts';
import { mapConcurrently } from '#functions/platform/map-concurrently.ts';
import { type TransactWrite, transact } from '#functions/platform/table.ts';
import { newSchool } from '#infra/local/builders/school.ts';
import { newId, type SchoolId } from '#shared/ids.ts';
import { ROLE } from '#shared/roles.ts';
import { newPerson } from './person.ts';

const AT_ONCE = 8;
/** Schools per transaction, with all their list entries. */
const ROLES = [ROLE.principal, ROLE.teacher, ROLE.student, ROLE.student];

function schoolWrites(schoolId: SchoolId): TransactWrite[] {
  const people = ROLES.map((role) => newPerson(schoolId, role));
  return [
    ...schools.creating(schoolId, newSchool(schoolId)),
    ...people.flatMap((user) => {
      const { account, id: userId } = user;
      return [
        ...users.creating({ schoolId, userId }, user),
        ...accounts.creating(account, { account, schoolId, userId }),
      ];
    }),
  ];
}

/** Writes many schools with some people each, without calls. */
export async function fillSchools(count: number): Promise<void> {
  const ids = Array.from({ length: count }, () => newId('school'));
  await mapConcurrently(ids, AT_ONCE, (id) => transact(schoolWrites(id)));
}
