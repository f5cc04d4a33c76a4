import { classMemberships } from '#functions/domain/classes/class-membership.ts';
import { toStudentDetails } from '#functions/domain/enrolment/student-dtos.ts';
import { siblingsOf } from '#functions/domain/students/siblings.ts';
import { loadOwnStudent, noSuchStudent } from '#functions/domain/students/student-scope.ts';
import { mediaUrl } from '#functions/platform/media.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import { StudentId } from '#shared/ids.ts';
import type { students } from '#shared/students/contract.ts';
import { toGuardians } from './guardians.ts';

export const getAbout: UseCase<typeof students.endpoints.about> = async (actor, input, deps) => {
  const now = deps.now();
  const user = await loadOwnStudent(actor, input.student_id);
  const { schoolId, classIds, id: userId } = user;
  const [details, family, others, memberships] = await Promise.all([
    toStudentDetails(actor, [user], now),
    toGuardians(actor, user),
    siblingsOf(user),
    classMemberships.getMany(classIds.map((classId) => ({ schoolId, userId, classId }))),
  ]);
  const [student] = details;
  if (!student) throw noSuchStudent();
  const nameOf = new Map(student.classes.map(({ id, name }) => [id, name]));
  return {
    student,
    family,
    siblings: await Promise.all(
      others.map(async ({ id, name, avatar }) => ({
        id: StudentId.parse(id),
        name,
        avatar: await mediaUrl(avatar, now),
      })),
    ),
    memberships: memberships.flatMap((each) =>
      each
        ? [{ class_id: each.classId, name: nameOf.get(each.classId) ?? '', joined: each.joined }]
        : [],
    ),
  };
};
