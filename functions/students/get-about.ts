import { classMemberships } from '#functions/domain/classes/class-membership.ts';
import { toStudentDetails } from '#functions/domain/enrolment/student-dtos.ts';
import { toFamilyDto } from '#functions/domain/students/family-dtos.ts';
import {
  loadOwnStudent,
  noSuchStudent,
  ownClasses,
} from '#functions/domain/students/student-scope.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import type { students } from '#shared/students/contract.ts';
import { toGuardians } from './guardians.ts';

export const getAbout: UseCase<typeof students.endpoints.about> = async (actor, input, deps) => {
  const now = deps.now();
  const own = await ownClasses(actor);
  const user = await loadOwnStudent(actor, input.student_id, { own });
  const { schoolId, classIds, id: userId } = user;
  const [details, family, others, memberships] = await Promise.all([
    toStudentDetails(actor, [user], now),
    toGuardians(actor, user),
    toFamilyDto(user, own, now),
    classMemberships.getMany(classIds.map((classId) => ({ schoolId, userId, classId }))),
  ]);
  const [student] = details;
  if (!student) throw noSuchStudent();
  const nameOf = new Map(student.classes.map(({ id, name }) => [id, name]));
  return {
    student,
    family,
    ...others,
    memberships: memberships.flatMap((each) =>
      each
        ? [{ class_id: each.classId, name: nameOf.get(each.classId) ?? '', joined: each.joined }]
        : [],
    ),
  };
};
