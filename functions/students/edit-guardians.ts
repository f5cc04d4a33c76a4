import { loggingOperation } from '#functions/domain/logs/log-entry.ts';
import { tellPrincipals } from '#functions/domain/notices/tell-principals.ts';
import { type User, users } from '#functions/domain/people/user.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import { isEntrusted, notEntrusted } from '#functions/domain/students/entrusted.ts';
import {
  isStudent,
  loadOwnStudent,
  noSuchStudent,
  ownClasses,
} from '#functions/domain/students/student-scope.ts';
import { changedMeanwhile } from '#functions/platform/errors.ts';
import { requirePhone } from '#functions/platform/phones.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import type { students } from '#shared/students/contract.ts';
import type { Guardian } from '#shared/students/fields.ts';
import { revisionOfGuardians, toGuardians } from './guardians.ts';

const phonesOf = ({ guardians }: Pick<User, 'guardians'>): string =>
  guardians
    .map(({ phone }) => phone)
    .sort()
    .join(' ');

/** Numbers that were kept before stay as they are. */
function withUnchangedPhones(
  { school }: Actor,
  written: readonly Guardian[],
  before: Pick<User, 'guardians'>,
) {
  const kept = new Set(before.guardians.map(({ phone }) => phone));
  return Promise.all(
    written.map(async (guardian, index) => {
      const { phone } = guardian;
      if (kept.has(phone)) return guardian;
      const asked = { country: school.country, field: `guardians.${index}.phone` };
      return { ...guardian, phone: await requirePhone(phone, asked) };
    }),
  );
}

export const editGuardians: UseCase<typeof students.endpoints.editGuardians> = async (
  actor,
  { student_id, rev, guardians: written },
  deps,
) => {
  const now = deps.now();
  const own = await ownClasses(actor);
  const before = await loadOwnStudent(actor, student_id, { own });
  const stale = async (user: User) => changedMeanwhile(await toGuardians(actor, user));
  if (revisionOfGuardians(before) !== rev) throw await stale(before);
  const guardians = await withUnchangedPhones(actor, written, before);
  if (revisionOfGuardians({ guardians }) === rev)
    return { family: await toGuardians(actor, before) };
  const reachesOthers = phonesOf({ guardians }) !== phonesOf(before);
  // Messages about the child go to these phones.
  if (reachesOthers && !(await isEntrusted(actor, before, own))) throw notEntrusted();
  const detail = { id: before.id, before: before.guardians, after: guardians };
  const after = await users.change(
    { schoolId: actor.schoolId, userId: before.id },
    (user) => (revisionOfGuardians(user) === rev ? { ...user, guardians } : undefined),
    () => loggingOperation({ ...actor, now }, 'student.guardians', detail),
  );
  if (!isStudent(after)) throw noSuchStudent();
  // Another edit came first: nothing of this one was written.
  if (revisionOfGuardians(after) !== revisionOfGuardians({ guardians })) throw await stale(after);
  if (reachesOthers) await tellPrincipals(actor, 'students.phonesChanged', [after.name], now);
  return { family: await toGuardians(actor, after) };
};
