import { loggingOperation } from '#functions/domain/logs/log-entry.ts';
import { proposeAccounts, readingOf } from '#functions/domain/people/account-names.ts';
import { addingPerson, toUser } from '#functions/domain/people/register-person.ts';
import type { User } from '#functions/domain/people/user.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import { loadStaff, toRole, toTeacherDto } from '#functions/domain/teachers/staff-member.ts';
import { CallError, InputError, refuseField } from '#functions/platform/errors.ts';
import { schoolPrefix } from '#functions/platform/keys.ts';
import { secrets } from '#functions/platform/secrets.ts';
import { transact } from '#functions/platform/table.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import { findRequest, recordingRequest } from '#functions/request/request-record.ts';
import { NEW_TEACHER_ABILITIES } from '#shared/abilities.ts';
import { CODE } from '#shared/codes.ts';
import type { Input } from '#shared/contracts/endpoint.ts';
import type { teachers } from '#shared/contracts/teachers.ts';
import { EDITIONS } from '#shared/editions.ts';
import { newId, type SchoolId, UserId } from '#shared/ids.ts';
import { NAME_PATTERN } from '#shared/names.ts';
import { maskPhone } from '#shared/phones.ts';

type Add = Input<typeof teachers.endpoints.add>;
type NewTeacher = Omit<User, 'rev'>;

const scopeOf = (schoolId: SchoolId): string => `${schoolPrefix(schoolId)}TEACHER#`;

/** Who was added by a request with this key; a key that was used for somebody else is refused. */
async function findAdded({ schoolId }: Actor, input: Add): Promise<UserId | undefined> {
  const made = await findRequest(scopeOf(schoolId), input.request_key);
  if (made && made.name !== input.name) throw refuseField('request_key', 'used');
  return made && UserId.parse(made.id);
}

async function toTeacher({ schoolId }: Actor, input: Add, now: Date): Promise<NewTeacher> {
  const { name, account, phone, remark, abilities = [...NEW_TEACHER_ABILITIES] } = input;
  const role = toRole(input.role);
  // A nickname is short of signs that a name may have.
  const nick = input.nick || (NAME_PATTERN.test(name) ? name : '');
  const told = { schoolId, account, role, name, nick, phone, remark, abilities };
  const reading = await readingOf(name);
  return toUser({ ...told, id: newId('staff'), reading, defaultPassword: true }, now);
}

function create(actor: Actor, user: NewTeacher, input: Add, now: Date): Promise<void> {
  const { id, account, name, role, phone, abilities } = user;
  const after = { account, name, role, abilities, ...(phone && { phone: maskPhone(phone) }) };
  const limit = EDITIONS[actor.school.edition].teachers;
  const refusal = new CallError(CODE.wait, { reason: 'teachers.limit', data: { cap: limit } });
  return transact([
    ...addingPerson(user, { what: 'teachers', side: 'below', limit, refusal }),
    ...recordingRequest(scopeOf(actor.schoolId), input.request_key, { id, name }, now),
    ...loggingOperation({ ...actor, now }, 'teacher.add', { id, after }),
  ]);
}

/** Undefined when somebody else took the account name meanwhile. */
async function tryToAdd(actor: Actor, user: NewTeacher, input: Add, now: Date) {
  try {
    await create(actor, user, input, now);
    return user.id;
  } catch (error) {
    if (!(error instanceof CallError && error.code === CODE.exists)) throw error;
    return findAdded(actor, input);
  }
}

const NAME_ATTEMPTS = 4;

/** Adds the person; of two requests with one key, and of two that take one name, only one does. */
async function addOnce(actor: Actor, input: Add, now: Date): Promise<UserId> {
  const teacher = await toTeacher(actor, input, now);
  const attempts = input.account ? 1 : NAME_ATTEMPTS;
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const [made = ''] = input.account ? [] : await proposeAccounts(actor.school.name, [input.name]);
    const user = { ...teacher, account: input.account || made };
    const id = await tryToAdd(actor, user, input, now);
    if (id) return id;
  }
  throw new InputError(CODE.exists, [{ field: 'account', rule: 'taken' }]);
}

/** Adds a teacher or live teacher, who signs in with the default password first. */
export const addTeacher: UseCase<typeof teachers.endpoints.add> = async (actor, input, deps) => {
  const now = deps.now();
  const id = (await findAdded(actor, input)) ?? (await addOnce(actor, input, now));
  const [user, { defaultPassword }] = await Promise.all([loadStaff(actor.schoolId, id), secrets()]);
  return {
    teacher: await toTeacherDto(user, actor, now),
    initial_password: defaultPassword,
  };
};
