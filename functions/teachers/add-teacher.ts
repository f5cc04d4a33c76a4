import * as z from 'zod';
import { loggingOperation } from '#functions/domain/logs/log-entry.ts';
import { proposeAccounts, readingOf } from '#functions/domain/people/account-names.ts';
import { firstPasswordOf } from '#functions/domain/people/first-password.ts';
import { addingPerson, toUser } from '#functions/domain/people/register-person.ts';
import type { User } from '#functions/domain/people/user.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import { loadStaff, toRole, toTeacherDto } from '#functions/domain/teachers/staff-member.ts';
import { CallError, InputError } from '#functions/platform/errors.ts';
import { requirePhone } from '#functions/platform/phones.ts';
import { type TransactWrite, transact } from '#functions/platform/table.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import { once, type Recording, requestOf } from '#functions/request/once.ts';
import { CODE } from '#shared/codes.ts';
import { EDITIONS } from '#shared/editions/rules.ts';
import type { Input } from '#shared/endpoint.ts';
import { NAME_PATTERN } from '#shared/fields.ts';
import { newId, UserId } from '#shared/ids.ts';
import { maskPhone } from '#shared/people/phones.ts';
import { NEW_TEACHER_ABILITIES } from '#shared/teachers/abilities.ts';
import type { teachers } from '#shared/teachers/contract.ts';

type Add = Input<typeof teachers.endpoints.add>;
type NewTeacher = Omit<User, 'rev'>;

const AddedTeacher = z.object({ id: UserId });

async function toTeacher({ schoolId, school }: Actor, input: Add, now: Date): Promise<NewTeacher> {
  const { name, account, remark, abilities = [...NEW_TEACHER_ABILITIES] } = input;
  const role = toRole(input.role);
  // Nicknames allow fewer characters than names.
  const nick = input.nick || (NAME_PATTERN.test(name) ? name : '');
  const phone = await requirePhone(input.phone, school);
  const fields = { schoolId, account, role, name, nick, phone, remark, abilities };
  const reading = await readingOf(name);
  return toUser(
    { ...fields, id: newId('staff'), reading, defaultPassword: true, firstPassword: 1 },
    now,
  );
}

function create(
  actor: Actor,
  user: NewTeacher,
  recorded: TransactWrite[],
  now: Date,
): Promise<void> {
  const { id, account, name, role, phone, abilities } = user;
  const after = { account, name, role, abilities, ...(phone && { phone: maskPhone(phone) }) };
  const limit = EDITIONS[actor.school.edition].teachers;
  const refusal = new CallError(CODE.wait, { reason: 'teachers.limit', data: { cap: limit } });
  return transact([
    ...recorded,
    ...addingPerson(user, { what: 'teachers', side: 'below', limit, refusal }),
    ...loggingOperation({ ...actor, now }, 'teacher.add', { id, after }),
  ]);
}

const NAME_ATTEMPTS = 4;

/** Adds the person; of two who take one account name only one does. */
async function make(
  actor: Actor,
  input: Add,
  recording: Recording<{ id: UserId }>,
  now: Date,
): Promise<{ id: UserId }> {
  const teacher = await toTeacher(actor, input, now);
  const { id } = teacher;
  const attempts = input.account ? 1 : NAME_ATTEMPTS;
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const [made = ''] = input.account ? [] : await proposeAccounts(actor.school.name, [input.name]);
    const user = { ...teacher, account: input.account || made };
    try {
      await create(actor, user, recording({ id }, now), now);
      return { id };
    } catch (error) {
      if (!(error instanceof CallError && error.code === CODE.exists)) throw error;
    }
  }
  throw new InputError([{ field: 'account', rule: 'taken' }], CODE.exists);
}

/** Adds a teacher or live teacher, who gets a first password of their own. */
export const addTeacher: UseCase<typeof teachers.endpoints.add> = async (actor, input, deps) => {
  const now = deps.now();
  const { id } = await once(requestOf(actor, 'teacher.add', input), {
    made: AddedTeacher,
    find: (made) => made,
    make: (recording) => make(actor, input, recording, now),
  });
  const user = await loadStaff(actor.schoolId, id);
  const password = await firstPasswordOf(user, actor.school);
  return {
    teacher: await toTeacherDto(user, actor, now),
    initial_password: user.defaultPassword ? password : null,
  };
};
