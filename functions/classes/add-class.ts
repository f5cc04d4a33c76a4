import * as z from 'zod';
import { type Class, type ClassValue, classes } from '#functions/domain/classes/class.ts';
import { toClassDto } from '#functions/domain/classes/class-dto.ts';
import { noSuchClass } from '#functions/domain/classes/class-scope.ts';
import { checkStaff, requiringStaff } from '#functions/domain/classes/class-staff.ts';
import { loggingOperation } from '#functions/domain/logs/log-entry.ts';
import { readingOf } from '#functions/domain/people/account-names.ts';
import { counting } from '#functions/domain/schools/school-counts.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import { refuseField } from '#functions/platform/errors.ts';
import { transact } from '#functions/platform/table.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import { once, type Recording, requestOf } from '#functions/request/once.ts';
import type { classes as contract } from '#shared/classes/contract.ts';
import type { NewClass } from '#shared/classes/fields.ts';
import { CLASS_LIMITS } from '#shared/classes/limits.ts';
import { ClassId, newId } from '#shared/ids.ts';

/** Throws 1001 for a class whose values contradict each other. */
export function checkClass({ kind, capacity, size, start, end }: ClassValue): void {
  if (kind === 'single' && capacity !== 1) throw refuseField('capacity', 'single');
  if (capacity < size) throw refuseField('capacity', 'belowSize', { size });
  if (start && end && end < start) throw refuseField('end_date', 'beforeStart');
}

async function toClass(
  { schoolId, userId }: Actor,
  input: NewClass,
  now: Date,
): Promise<ClassValue> {
  const { name, kind, course, room, remark, teacher_id, assistant_id } = input;
  const { capacity = kind === 'single' ? 1 : CLASS_LIMITS.capacity } = input;
  return {
    schoolId,
    name,
    reading: await readingOf(name),
    kind,
    course,
    room,
    remark,
    capacity,
    id: newId('class'),
    teacherId: teacher_id ?? userId,
    ...(assistant_id && { assistantId: assistant_id }),
    start: input.start_date,
    end: input.end_date,
    state: 'open',
    created: now.toISOString(),
    size: 0,
  };
}

const AddedClass = z.object({ id: ClassId });

async function find({ schoolId }: Actor, id: ClassId): Promise<Class> {
  const found = await classes.get({ schoolId, id }, { consistent: true });
  if (!found) throw noSuchClass();
  return found;
}

async function make(
  actor: Actor,
  value: ClassValue,
  recording: Recording<{ id: ClassId }>,
  now: Date,
): Promise<Class> {
  checkClass(value);
  await checkStaff(actor, {}, value);
  const { schoolId, id, name } = value;
  await transact([
    ...recording({ id }, now),
    ...classes.creating(value, value),
    counting(schoolId, { classes: 1, openClasses: 1 }),
    ...requiringStaff(schoolId, {}, value),
    ...loggingOperation({ ...actor, now }, 'class.add', { id, after: { name } }),
  ]);
  return { ...value, rev: 1 };
}

/** Also what the school's page does: one way to add a class. */
export const addClass: UseCase<typeof contract.endpoints.add> = async (actor, input, deps) => {
  const now = deps.now();
  const added = await once(requestOf(actor, 'class.add', input), {
    made: AddedClass,
    find: ({ id }) => find(actor, id),
    make: async (recording) => make(actor, await toClass(actor, input, now), recording, now),
  });
  return { class: await toClassDto(added) };
};
