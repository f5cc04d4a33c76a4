import type { classes } from '#shared/classes/contract.ts';
import { LIMITS } from '#shared/limits.ts';
import { ROLE } from '#shared/roles.ts';
import type { FullCallsOf } from '#tests/contract/example.ts';
import { makePerson } from '#tests/factories/person.ts';
import { makeReportedClass, storeDraft } from '#tests/factories/report.ts';
import { makeSchool } from '#tests/factories/school.ts';

export const fullCalls: FullCallsOf<typeof classes> = {
  reports: async () => {
    const teacher = await makePerson(await makeSchool(), ROLE.teacher);
    const of = await makeReportedClass(teacher, LIMITS.pageSize);
    for (const student of of.students) await storeDraft(of, student);
    return { as: teacher, payload: { class_id: of.classId } };
  },
};
