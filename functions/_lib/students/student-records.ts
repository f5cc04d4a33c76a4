import { createHash } from 'node:crypto';
import { can } from '#shared/abilities.ts';
import type { StudentDetail, StudentRow } from '#shared/contracts/student-fields.ts';
import { maskPhone } from '#shared/phones.ts';
import type { Actor } from '../actor.ts';
import { lastSignIns } from '../entities/last-sign-in.ts';
import type { User } from '../entities/user.ts';
import { mediaUrl } from '../media.ts';
import { loadClassesOf } from '../people/people.ts';

/** The same as long as nothing that staff edit has changed: what the student does, e.g. signing out, does not count. */
export function revisionOf(user: User): string {
  const { name, nick, phone, gender, birthday, remark, disabled, classIds } = user;
  const content = JSON.stringify([name, nick, phone, gender, birthday, remark, disabled, classIds]);
  return createHash('sha256').update(content).digest('base64url').slice(0, 22);
}

/** Students as the caller sees them, each with classes and last sign-in, read in two batches. */
export async function toStudentDetails(
  actor: Actor,
  people: readonly User[],
  now: Date,
): Promise<StudentDetail[]> {
  const { schoolId } = actor;
  const showsPhones = can(actor.user, 'see-phones');
  const [classesOf, signIns] = await Promise.all([
    loadClassesOf(schoolId, people),
    lastSignIns.getMany(people.map(({ id: userId }) => ({ schoolId, userId }))),
  ]);
  return Promise.all(
    people.map(async (user, index) => ({
      id: user.id,
      account: user.account,
      name: user.name,
      nick: user.nick,
      gender: user.gender,
      phone: showsPhones ? user.phone : maskPhone(user.phone),
      avatar: await mediaUrl(user.avatar, now),
      classes: classesOf(user).map(({ id, name }) => ({ id, name })),
      disabled: user.disabled,
      default_password: user.defaultPassword,
      licensed: user.licensed,
      created: user.created,
      last_sign_in: signIns[index]?.at ?? null,
      rev: revisionOf(user),
      birthday: user.birthday,
      remark: user.remark,
    })),
  );
}

export const toStudentRow = ({ birthday: _b, remark: _r, ...row }: StudentDetail): StudentRow =>
  row;
