import { hoursIn } from '#functions/domain/hours/hour-account.ts';
import type { ListedPerson } from '#functions/domain/people/user.ts';
import { loadClassNamesOf } from '#functions/domain/profiles/load-person.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import { loadSummaries, type StudentSummary } from '#functions/domain/students/student-summary.ts';
import { contentRevision } from '#functions/platform/hashed.ts';
import { mediaUrl } from '#functions/platform/media.ts';
import { toShownPhone } from '#functions/platform/phones.ts';
import { dayAt, momentOf } from '#functions/platform/school-day.ts';
import { maskPhone } from '#shared/people/phones.ts';
import type { StudentDetail, StudentRow } from '#shared/students/fields.ts';
import { can } from '#shared/teachers/abilities.ts';

/** Changes with every field that staff edit, and not with what the student does, e.g. signing out. */
export function revisionOf(user: ListedPerson): string {
  const { name, nick, phone, gender, birthday, remark, disabled, classIds } = user;
  return contentRevision([name, nick, phone, gender, birthday, remark, disabled, classIds]);
}

/** What is left today: hours past their last day do not count, also before the ledger has an entry of it. */
function hoursLeft({ hours }: StudentSummary, today: string): StudentRow['hours'] {
  if (!hours) return null;
  const passed = hours.until.filter(({ day }) => day < today);
  return { left: hours.left - hoursIn(passed), owed: hours.owed };
}

function lastLesson({ lesson }: StudentSummary): StudentRow['last_lesson'] {
  if (!lesson) return null;
  const { id, date, name, attendance } = lesson;
  return { id, date, class_name: name, attendance };
}

const summaryFields = (summary: StudentSummary | undefined, today: string) => ({
  last_sign_in: summary?.at ?? null,
  hours: summary ? hoursLeft(summary, today) : null,
  last_lesson: summary ? lastLesson(summary) : null,
});

/** A phone of a student or the family: masked for callers who may not see phones. */
export const phoneFor = async ({ user }: Actor, phone: string): Promise<string> =>
  can(user, 'see-phones') ? toShownPhone(phone) : maskPhone(phone);

/** Students as the caller sees them, with their classes and summaries; `neighbours` as for `loadSummaries`. */
export async function toStudentDetails(
  actor: Actor,
  people: readonly ListedPerson[],
  now: Date,
  { neighbours = false }: { readonly neighbours?: boolean | undefined } = {},
): Promise<StudentDetail[]> {
  const { schoolId } = actor;
  const today = dayAt(momentOf(actor, now));
  const [classesOf, found] = await Promise.all([
    loadClassNamesOf(schoolId, people),
    loadSummaries(schoolId, people, { neighbours }),
  ]);
  return Promise.all(
    people.map(async (user, index) => ({
      id: user.id,
      account: user.account,
      name: user.name,
      nick: user.nick,
      gender: user.gender,
      phone: await phoneFor(actor, user.phone),
      avatar: await mediaUrl(user.avatar, now),
      classes: classesOf(user).map(({ id, name }) => ({ id, name })),
      disabled: user.disabled,
      default_password: user.defaultPassword,
      licensed: user.licensed,
      created: user.created,
      ...summaryFields(found[index], today),
      rev: revisionOf(user),
      birthday: user.birthday,
      remark: user.remark,
    })),
  );
}

export const toStudentRow = ({ birthday: _b, remark: _r, ...row }: StudentDetail): StudentRow =>
  row;
