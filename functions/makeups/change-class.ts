import { loadSettings } from '#functions/domain/calendar/calendar-settings.ts';
import { lessons } from '#functions/domain/lessons/lesson.ts';
import { hasBegun } from '#functions/domain/makeups/leave-time.ts';
import { toMakeupDtos } from '#functions/domain/makeups/makeup-dtos.ts';
import { type MakeupRight, makeupRights } from '#functions/domain/makeups/makeup-right.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import { loadOwnStudent } from '#functions/domain/students/student-scope.ts';
import { CallError, refuseField } from '#functions/platform/errors.ts';
import { retryWrite } from '#functions/platform/retry.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import { CODE } from '#shared/codes.ts';
import type { makeups as contract } from '#shared/makeups/contract.ts';
import { bookMakeup } from './book-makeup.ts';
import { cancelBooking } from './cancel-booking.ts';

type ChangeClass = UseCase<typeof contract.endpoints.change>;
type ChangeInput = Parameters<ChangeClass>[1];

const idOf = ({ schoolId }: Actor, { student_id, lesson_id }: ChangeInput) => ({
  schoolId,
  userId: student_id,
  lessonId: lesson_id,
});

async function loadRight(actor: Actor, input: ChangeInput): Promise<MakeupRight> {
  const found = await makeupRights.get(idOf(actor, input), { consistent: true });
  if (!found || found.state === 'withdrawn')
    throw new CallError(CODE.notFound, { reason: 'makeups.missing' });
  return found;
}

/** Cancelling what is not booked (any more) changes nothing. */
async function cancel(actor: Actor, input: ChangeInput, now: Date): Promise<void> {
  const student = await loadOwnStudent(actor, input.student_id);
  const right = await loadRight(actor, input);
  const { schoolId } = actor;
  const host =
    right.booked && (await lessons.get({ schoolId, id: right.booked.id }, { consistent: true }));
  if (right.state === 'open' || !host) return;
  if (right.state === 'used' || hasBegun(host, now))
    throw new CallError(CODE.wait, { reason: 'makeups.bookingBegun' });
  await cancelBooking(actor, { student, right, host }, now);
}

async function book(actor: Actor, input: ChangeInput, now: Date): Promise<void> {
  const { to_lesson_id, lesson_id, student_id, override } = input;
  if (!to_lesson_id) throw refuseField('to_lesson_id', 'required');
  const student = await loadOwnStudent(actor, student_id);
  await bookMakeup(actor, { student, missedId: lesson_id, hostId: to_lesson_id, override }, now);
}

/** Books a lesson in which a student makes up for a missed one, or cancels the booking. */
export const changeClass: ChangeClass = async (actor, input, deps) => {
  const now = deps.now();
  await retryWrite(() => (input.cancel ? cancel : book)(actor, input, now));
  const settings = await loadSettings(actor.schoolId);
  const context = { settings, now, consistent: true };
  const [makeup] = await toMakeupDtos(actor, [await loadRight(actor, input)], context);
  return { makeup: makeup ?? null };
};
