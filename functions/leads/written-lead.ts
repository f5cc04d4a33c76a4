import { loadSettings } from '#functions/domain/calendar/calendar-settings.ts';
import { storedAge } from '#functions/domain/leads/age.ts';
import type { Lead, LeadValue } from '#functions/domain/leads/lead.ts';
import { users } from '#functions/domain/people/user.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import { refuseField } from '#functions/platform/errors.ts';
import { requirePhone } from '#functions/platform/phones.ts';
import { dayAt, momentOf } from '#functions/platform/school-day.ts';
import { addDays, monthOfDay } from '#shared/days.ts';
import type { CourseId, SchoolId, UserId } from '#shared/ids.ts';
import type { Language } from '#shared/languages.ts';
import type { LeadGuardian } from '#shared/leads/fields.ts';
import { LEAD_LIMITS } from '#shared/leads/limits.ts';
import type { LeadSource } from '#shared/leads/rules.ts';
import { STAFF } from '#shared/roles.ts';

/** What staff write of a lead, besides its guardians. */
export interface WrittenLead {
  readonly name: string;
  readonly birth: string;
  readonly age: number;
  readonly grade: string;
  readonly course_id?: CourseId | null | undefined;
  readonly interest: string;
  readonly source: LeadSource;
  readonly referrer: string;
  readonly campaign: string;
  readonly owner_id?: UserId | null | undefined;
  readonly remark: string;
  readonly language?: Language | undefined;
}

/** The guardians as they are kept, each phone once. Throws 1001 for what is no phone number. */
export async function storedGuardians(
  { country }: { readonly country: string },
  written: readonly LeadGuardian[],
  before: readonly LeadGuardian[] = [],
): Promise<LeadGuardian[]> {
  const known = new Set(before.map(({ phone }) => phone));
  const kept = await Promise.all(
    written.map(async (guardian, index) => {
      if (known.has(guardian.phone)) return guardian;
      const asked = { country, field: `guardians.${index}.phone` };
      return { ...guardian, phone: await requirePhone(guardian.phone, asked) };
    }),
  );
  const phones = kept.map(({ phone }) => phone);
  const repeated = phones.findIndex((phone, index) => phones.indexOf(phone) < index);
  if (repeated >= 0) throw refuseField(`guardians.${repeated}.phone`, 'repeated');
  return kept;
}

/** Throws 1001 for a course or a member of staff that the school does not have; what was kept before may stay. */
export async function requireKnown(
  schoolId: SchoolId,
  { course_id, owner_id }: Pick<WrittenLead, 'course_id' | 'owner_id'>,
  before?: Pick<Lead, 'courseId' | 'ownerId'>,
): Promise<void> {
  const [settings, owner] = await Promise.all([
    course_id && course_id !== before?.courseId ? loadSettings(schoolId) : undefined,
    owner_id && owner_id !== before?.ownerId
      ? users.get({ schoolId, userId: owner_id })
      : undefined,
  ]);
  if (settings && !settings.courses.some(({ id, archived }) => id === course_id && !archived))
    throw refuseField('course_id', 'missing');
  const isNew = owner_id && owner_id !== before?.ownerId;
  if (isNew && (!owner || owner.removed || !STAFF.includes(owner.role)))
    throw refuseField('owner_id', 'missing');
}

type Fields = Pick<
  LeadValue,
  | 'name'
  | 'birth'
  | 'age'
  | 'grade'
  | 'courseId'
  | 'interest'
  | 'source'
  | 'referrer'
  | 'campaign'
  | 'ownerId'
  | 'remark'
  | 'language'
>;

/** The written fields as a lead keeps them. */
export function toFields(
  written: WrittenLead,
  { language, month, before }: { language: Language; month: string; before?: Lead },
): Fields {
  const { name, birth, grade, interest, source, referrer, campaign, remark } = written;
  return {
    name,
    birth,
    grade,
    interest,
    source,
    campaign,
    remark,
    referrer: source === 'referral' ? referrer : '',
    language: written.language ?? before?.language ?? language,
    ...(birth ? {} : storedAge(written.age, before, month)),
    ...(written.course_id && { courseId: written.course_id }),
    ...(written.owner_id && { ownerId: written.owner_id }),
  };
}

/** Throws 1001 for a day that is over, or too far ahead. */
export function requireDue(due: string, today: string): void {
  if (due === '') return;
  if (due < today) throw refuseField('due', 'past');
  if (due > addDays(today, LEAD_LIMITS.leadDueDays)) throw refuseField('due', 'far');
}

/** Today and its month by the clock of the school. */
export function todayOf(actor: Pick<Actor, 'school'>, now: Date) {
  const today = dayAt(momentOf(actor, now));
  return { today, month: monthOfDay(today) };
}
