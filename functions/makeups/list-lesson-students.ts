import { loadSettings } from '#functions/domain/calendar/calendar-settings.ts';
import { loadMemberIds } from '#functions/domain/classes/class-membership.ts';
import { loadTrialEntries } from '#functions/domain/leads/trial-entry.ts';
import { guestBookings } from '#functions/domain/lessons/guest-bookings.ts';
import type { Lesson } from '#functions/domain/lessons/lesson.ts';
import { toLessonDto } from '#functions/domain/lessons/lesson-dto.ts';
import { loadOwnLesson } from '#functions/domain/lessons/lesson-scope.ts';
import { toMakeupDtos } from '#functions/domain/makeups/makeup-dtos.ts';
import { makeupRights } from '#functions/domain/makeups/makeup-right.ts';
import { placeByName, users } from '#functions/domain/people/user.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import { StudentId, type UserId } from '#shared/ids.ts';
import type { makeups as contract } from '#shared/makeups/contract.ts';

async function loadPeople({ schoolId, classId, guests }: Lesson) {
  const ids = [...new Set([...(await loadMemberIds(schoolId, classId)), ...guests])];
  const found = await users.getMany(ids.map((userId) => ({ schoolId, userId })));
  return found
    .flatMap((user) => user ?? [])
    .sort((a, b) => (placeByName(a) < placeByName(b) ? -1 : 1));
}

/** The makeup rights of students on leave, and those with which guests have booked the lesson. */
async function loadRights({ schoolId, id, leaves, guests }: Lesson) {
  const booked = await guestBookings.getMany(guests.map((userId) => ({ schoolId, userId })));
  const ofGuests = booked.flatMap((found) => {
    const missed = found?.lessons.find(({ lessonId }) => lessonId === id)?.missed;
    return found && missed ? [[found.userId, missed] as const] : [];
  });
  const ofLeaves = leaves.map((userId): readonly [UserId, Lesson['id']] => [userId, id]);
  const found = await makeupRights.getMany(
    [...ofLeaves, ...ofGuests].map(([userId, lessonId]) => ({ schoolId, userId, lessonId })),
  );
  return found.flatMap((right) => right ?? []);
}

/** The students of a lesson by name: expected, on leave, or a guest. */
export const listLessonStudents: UseCase<typeof contract.endpoints.ofLesson> = async (
  actor,
  { lesson_id },
  deps,
) => {
  const lesson = await loadOwnLesson(actor, lesson_id);
  const [people, rights, settings, trials] = await Promise.all([
    loadPeople(lesson),
    loadRights(lesson),
    loadSettings(actor.schoolId),
    loadTrialEntries(lesson),
  ]);
  const makeups = await toMakeupDtos(actor, rights, { settings, now: deps.now() });
  const makeupOf = new Map<string, (typeof makeups)[number]>(
    makeups.map((makeup) => [makeup.student_id, makeup]),
  );
  const presenceOf = (id: UserId) => {
    if (lesson.guests.includes(id)) return 'guest';
    return lesson.leaves.includes(id) ? 'leave' : 'expected';
  };
  return {
    lesson: await toLessonDto(lesson, settings),
    students: people.map(({ id, name }) => ({
      student_id: StudentId.parse(id),
      name,
      presence: presenceOf(id),
      makeup: makeupOf.get(id) ?? null,
    })),
    trials: trials.map(({ leadId, name, state, remark }) => ({
      lead_id: leadId,
      name,
      state,
      remark,
    })),
  };
};
