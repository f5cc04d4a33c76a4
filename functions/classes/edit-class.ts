import { type Class, type ClassValue, classes } from '#functions/domain/classes/class.ts';
import { editsOf, toClassDto } from '#functions/domain/classes/class-dto.ts';
import {
  hasLessons,
  loadManagedClass,
  noSuchClass,
} from '#functions/domain/classes/class-scope.ts';
import { checkStaff, requiringStaff } from '#functions/domain/classes/class-staff.ts';
import { requiringNoOpenLessons } from '#functions/domain/classes/timetable.ts';
import { changedFields, loggingOperation } from '#functions/domain/logs/log-entry.ts';
import { readingOf } from '#functions/domain/people/account-names.ts';
import { counting } from '#functions/domain/schools/school-counts.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import { changedMeanwhile } from '#functions/platform/errors.ts';
import type { TransactWrite } from '#functions/platform/table.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import type { classes as contract } from '#shared/classes/contract.ts';
import type { ClassEdit } from '#shared/classes/fields.ts';
import { checkClass } from './add-class.ts';

/** A class that becomes lessons for one student gets one seat. */
const capacityOf = ({ kind, capacity }: ClassEdit, before: Class): number => {
  if (capacity !== undefined) return capacity;
  return kind === 'single' && before.kind !== 'single' ? 1 : before.capacity;
};

const assistantOf = ({ assistant_id: given }: ClassEdit, { assistantId }: Class) =>
  given === undefined ? assistantId : (given ?? undefined);

function edited(before: Class, edit: ClassEdit, reading: string): ClassValue {
  return {
    ...before,
    name: edit.name ?? before.name,
    ...(edit.name !== undefined && { reading }),
    kind: edit.kind ?? before.kind,
    course: edit.course ?? before.course,
    room: edit.room ?? before.room,
    remark: edit.remark ?? before.remark,
    state: edit.state ?? before.state,
    teacherId: edit.teacher_id ?? before.teacherId,
    assistantId: assistantOf(edit, before),
    capacity: capacityOf(edit, before),
    start: edit.start_date ?? before.start,
    end: edit.end_date ?? before.end,
  };
}

/** What people edit. */
function shown(value: ClassValue & { readonly rev?: number }) {
  const { reading: _r, edits: _e, rev: _rev, ...fields } = value;
  return fields;
}

const changes = (before: ClassValue, after: ClassValue) =>
  changedFields(shown(before), shown(after));

const differs = (before: Class, after: ClassValue): boolean =>
  Object.keys(changes(before, after).after).length > 0;

const isOpen = ({ state }: ClassValue): number => (state === 'open' ? 1 : 0);

function also(actor: Actor, before: Class, after: ClassValue, now: Date): TransactWrite[] {
  const { schoolId, id } = before;
  const openClasses = isOpen(after) - isOpen(before);
  return [
    ...(openClasses ? [counting(schoolId, { openClasses })] : []),
    ...(openClasses < 0 ? [requiringNoOpenLessons({ schoolId, classId: id }, hasLessons())] : []),
    ...requiringStaff(schoolId, before, after),
    ...loggingOperation({ ...actor, now }, 'class.edit', { id, ...changes(before, after) }),
  ];
}

export const editClass: UseCase<typeof contract.endpoints.edit> = async (actor, input, deps) => {
  const id = { schoolId: actor.schoolId, id: input.class_id };
  const found = await loadManagedClass(actor, input.class_id);
  const reading = await readingOf(input.name ?? '');
  await checkStaff(actor, found, edited(found, input, reading));
  let newer: Class | undefined;
  const after = await classes.change(
    id,
    (before) => {
      const value = edited(before, input, reading);
      // A repeated edit changes nothing.
      if (!differs(before, value)) return undefined;
      newer = editsOf(before) === input.rev ? undefined : before;
      if (newer) return undefined;
      checkClass(value);
      return { ...value, edits: editsOf(before) + 1 };
    },
    (before, value) => also(actor, before, value, deps.now()),
  );
  if (newer) throw changedMeanwhile(await toClassDto(newer));
  if (!after) throw noSuchClass();
  return { class: await toClassDto(after) };
};
