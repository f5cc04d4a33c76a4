import { expect, it } from 'vitest';
import { users } from '#functions/domain/people/user.ts';
import { counting } from '#functions/domain/schools/school-counts.ts';
import { transact } from '#functions/platform/table.ts';
import { CLASS_LIMITS } from '#shared/classes/limits.ts';
import { CODE } from '#shared/codes.ts';
import { EDITIONS } from '#shared/editions/rules.ts';
import { type ClassId, UserId } from '#shared/ids.ts';
import { STUDENT_LIMITS } from '#shared/students/limits.ts';
import { makeClass } from '#tests/factories/class.ts';
import { adding, makeStudentStaff, removing } from '#tests/factories/student-calls.ts';

/** As long as a name may be, and no part of it twice: it stands in the most lists. */
const LONG_NAME = '欧阳司马上官诸葛令狐公孙尉迟长孙宇文东方南宫西门独孤完颜慕容';

/** Syllables that make the longest account name. */
const LONG_ACCOUNT_NAME = Array.from({ length: STUDENT_LIMITS.nameMax }, (_, index) =>
  '庄双床窗装创爽霜'.charAt(index % 8),
).join('');

it.each([LONG_NAME.slice(0, STUDENT_LIMITS.nameMax), LONG_ACCOUNT_NAME])(
  'adds and removes %s with all that a student may have, in one transaction each',
  async (name) => {
    const { principal, schoolId } = await makeStudentStaff();
    // No licence is left: one more list, of the school and of the platform.
    await transact([counting(schoolId, { licensed: EDITIONS.standard.students })]);
    const class_ids: ClassId[] = [];
    for (let index = 0; index < CLASS_LIMITS.ofNewStudent; index += 1)
      class_ids.push(await makeClass(principal, []));

    const added = await adding(principal, { name, phone: '13812345679', class_ids, force: '1' });
    expect(added.code, added.body).toBe(CODE.ok);
    expect(added.data.student).toMatchObject({ licensed: false });

    const { id: userId } = added.data.student;
    const guardians = Array.from({ length: STUDENT_LIMITS.guardiansMax }, (_, at) => ({
      relation: 'mother' as const,
      name: '李芳',
      phone: `+861380013800${at}`,
      photos: 'unknown' as const,
    }));
    await users.change({ schoolId, userId: UserId.parse(userId) }, (user) => ({
      ...user,
      guardians,
      disabled: true,
    }));

    const removed = await removing(principal, [added.data.student.id]);
    expect(removed.data.results).toMatchObject([{ ok: true }]);
  },
);
