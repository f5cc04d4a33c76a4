import { loadSettings } from '#functions/domain/calendar/calendar-settings.ts';
import type { Lesson } from '#functions/domain/lessons/lesson.ts';
import { toLessonDto } from '#functions/domain/lessons/lesson-dto.ts';
import { loadOwnLesson } from '#functions/domain/lessons/lesson-scope.ts';
import { placeByName, type User, users } from '#functions/domain/people/user.ts';
import { isStudent } from '#functions/domain/students/student-scope.ts';
import { mediaUrl } from '#functions/platform/media.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import { StudentId } from '#shared/ids.ts';
import type { wall } from '#shared/wall/contract.ts';
import type { WallStudent } from '#shared/wall/fields.ts';
import { loadParticipants } from './running-lesson.ts';

const byName = (a: User, b: User): number => (placeByName(a) < placeByName(b) ? -1 : 1);

const toStudent = async (
  { id, name, avatar, classIds }: User,
  { classId, leaves }: Lesson,
  now: Date,
): Promise<WallStudent> => ({
  student_id: StudentId.parse(id),
  name,
  avatar: await mediaUrl(avatar, now),
  guest: !classIds.includes(classId),
  on_leave: leaves.includes(id),
});

export const listRoster: UseCase<typeof wall.endpoints.roster> = async (
  actor,
  { lesson_id },
  deps,
) => {
  const { schoolId } = actor;
  const lesson = await loadOwnLesson(actor, lesson_id);
  const [settings, participants] = await Promise.all([
    loadSettings(schoolId),
    loadParticipants(lesson),
  ]);
  const found = await users.getMany([...participants].map((userId) => ({ schoolId, userId })));
  const students = found.filter(isStudent).sort(byName);
  return {
    lesson: await toLessonDto(lesson, settings),
    students: await Promise.all(students.map((each) => toStudent(each, lesson, deps.now()))),
  };
};
