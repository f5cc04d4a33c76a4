import { type Class, type ClassValue, classes } from '#functions/domain/classes/class.ts';
import { toClassDto } from '#functions/domain/classes/class-dto.ts';
import { noSuchClass } from '#functions/domain/classes/class-scope.ts';
import { checkStaff, requiringStaff } from '#functions/domain/classes/class-staff.ts';
import { loggingOperation } from '#functions/domain/logs/log-entry.ts';
import { counting } from '#functions/domain/schools/school-counts.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import { CallError } from '#functions/platform/errors.ts';
import { schoolPrefix } from '#functions/platform/keys.ts';
import { transact } from '#functions/platform/table.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import {
  contentOf,
  findRequest,
  recordingRequest,
  requireSame,
} from '#functions/request/request-record.ts';
import { CODE } from '#shared/codes.ts';
import type { NewClass } from '#shared/contracts/class-fields.ts';
import type { classes as contract } from '#shared/contracts/classes.ts';
import { ClassId, newId } from '#shared/ids.ts';
import { LIMITS } from '#shared/limits.ts';
import { checkClass } from './class-rules.ts';

function toClass({ schoolId, userId }: Actor, input: NewClass, now: Date): ClassValue {
  const { name, kind, course, room, remark, teacher_id, assistant_id } = input;
  const { capacity = kind === 'single' ? 1 : LIMITS.classCapacity } = input;
  return {
    schoolId,
    name,
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

const requestKey = ({ userId }: Actor, { request_key }: NewClass): string =>
  `class.add#${userId}#${request_key}`;

/** The class that a request with this key made before. Throws 1001 when it said something else. */
async function findAdded(actor: Actor, input: NewClass): Promise<Class | undefined> {
  const { schoolId } = actor;
  const made = await findRequest(schoolPrefix(schoolId), requestKey(actor, input));
  if (!made) return undefined;
  requireSame(made['content'], contentOf(input));
  const found = await classes.get(
    { schoolId, id: ClassId.parse(made['id']) },
    { consistent: true },
  );
  if (!found) throw noSuchClass();
  return found;
}

async function create(actor: Actor, value: ClassValue, input: NewClass, now: Date): Promise<void> {
  const { schoolId, id, name } = value;
  const made = { id, content: contentOf(input) };
  await transact([
    ...classes.creating(value, value),
    counting(schoolId, { classes: 1, openClasses: 1 }),
    ...requiringStaff(schoolId, {}, value),
    ...loggingOperation({ ...actor, now }, 'class.add', { id, after: { name } }),
    ...recordingRequest(schoolPrefix(schoolId), requestKey(actor, input), made, now),
  ]);
}

/** A repeated request answers the class that it made the first time. */
async function addOnce(actor: Actor, input: NewClass, now: Date): Promise<Class> {
  const made = await findAdded(actor, input);
  if (made) return made;
  const value = toClass(actor, input, now);
  checkClass(value);
  await checkStaff(actor, {}, value);
  try {
    await create(actor, value, input, now);
  } catch (error) {
    const meanwhile = error instanceof CallError && error.code === CODE.exists;
    const other = meanwhile && (await findAdded(actor, input));
    if (!other) throw error;
    return other;
  }
  return { ...value, rev: 1 };
}

/** Also what the school's page does: one way to add a class. */
export const addClass: UseCase<typeof contract.endpoints.add> = async (actor, input, deps) => ({
  class: await toClassDto(await addOnce(actor, input, deps.now())),
});
