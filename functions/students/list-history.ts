import * as z from 'zod';
import { type ClassName, loadClassNames } from '#functions/domain/classes/class.ts';
import { phoneFor } from '#functions/domain/enrolment/student-dtos.ts';
import { keptSince } from '#functions/domain/logs/kept-days.ts';
import { type OperationEntry, pageOfHistory } from '#functions/domain/logs/log-entry.ts';
import { loadStaffRows } from '#functions/domain/people/user.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import { loadOwnStudent } from '#functions/domain/students/student-scope.ts';
import { fromCursor, toCursor } from '#functions/platform/cursor.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import type { Answer } from '#shared/endpoint.ts';
import { ClassId } from '#shared/ids.ts';
import { memoize } from '#shared/memoize.ts';
import type { students } from '#shared/students/contract.ts';
import { STUDENT_CHANGES, StudentOperation } from '#shared/students/history.ts';

type Entry = Answer<typeof students.endpoints.history>['list'][number];

/** What the log keeps of a student before and after an operation, as far as it is shown. */
const Values = memoize(() =>
  z.object({
    name: z.string().optional(),
    nick: z.string().optional(),
    phone: z.string().optional(),
    gender: z.string().optional(),
    birthday: z.string().optional(),
    remark: z.string().optional(),
    disabled: z.boolean().optional(),
    classIds: z.array(ClassId).optional(),
    guardians: z.array(z.object({ name: z.string(), phone: z.string() })).optional(),
  }),
);
type Values = z.infer<ReturnType<typeof Values>>;

/** An edit of the guardians logs the list of them alone. */
const valuesOf = (logged: unknown): Values =>
  Values().parse(Array.isArray(logged) ? { guardians: logged } : (logged ?? {}));

interface Operation {
  readonly entry: OperationEntry;
  readonly before: Values;
  readonly after: Values;
  /** The class that was joined or left. */
  readonly classId: ClassId | undefined;
}

function toOperation(entry: OperationEntry): Operation {
  const { id, before, after } = entry.detail;
  return {
    entry,
    before: valuesOf(before),
    after: valuesOf(after),
    classId: ClassId.safeParse(id).data,
  };
}

type Texts = Readonly<Record<(typeof STUDENT_CHANGES)[number], string>>;

interface Reader {
  readonly actor: Actor;
  readonly classNames: ReadonlyMap<ClassId, ClassName>;
}

/** The values as the caller sees them; a text is empty where there is no value. */
async function textsOf(
  { classIds = [], guardians = [], disabled, phone, ...values }: Values,
  { actor, classNames }: Reader,
): Promise<Texts> {
  const family = guardians.map(async (each) =>
    `${each.name} ${await phoneFor(actor, each.phone)}`.trim(),
  );
  return {
    name: values.name ?? '',
    nick: values.nick ?? '',
    phone: phone ? await phoneFor(actor, phone) : '',
    gender: values.gender ?? '',
    birthday: values.birthday ?? '',
    remark: values.remark ?? '',
    disabled: disabled ? '1' : '',
    classes: classIds.flatMap((id) => classNames.get(id)?.name ?? []).join(', '),
    guardians: (await Promise.all(family)).join(', '),
  };
}

async function changesOf({ before, after }: Operation, reader: Reader): Promise<Entry['changes']> {
  const [was, is] = await Promise.all([textsOf(before, reader), textsOf(after, reader)]);
  return STUDENT_CHANGES.filter((field) => was[field] !== is[field]).map((field) => ({
    field,
    before: was[field],
    after: is[field],
  }));
}

/** What the operation log of the school has of a student, for the staff who see the student. */
export const listHistory: UseCase<typeof students.endpoints.history> = async (
  actor,
  { student_id, limit, cursor },
  deps,
) => {
  const { schoolId, id: studentId } = await loadOwnStudent(actor, student_id);
  const list = `history ${studentId}`;
  const { items, next } = await pageOfHistory(schoolId, studentId, {
    limit,
    from: await fromCursor(cursor, list),
    descending: true,
    since: keptSince(actor.school, deps.now()),
  });
  const operations = items.map(toOperation);
  const [people, classNames] = await Promise.all([
    loadStaffRows(
      schoolId,
      items.map(({ userId }) => userId),
    ),
    loadClassNames(
      schoolId,
      operations.flatMap(({ classId, before, after }) => [
        ...(classId ? [classId] : []),
        ...(before.classIds ?? []),
        ...(after.classIds ?? []),
      ]),
    ),
  ]);
  return {
    list: await Promise.all(
      operations.map(async (each) => ({
        at: each.entry.at,
        operation: StudentOperation.parse(each.entry.action),
        by_name: people.get(each.entry.userId)?.name ?? '',
        class_name: (each.classId && classNames.get(each.classId)?.name) ?? '',
        changes: await changesOf(each, { actor, classNames }),
      })),
    ),
    cursor: await toCursor(next, list),
  };
};
