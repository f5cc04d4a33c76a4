import { loadSettings } from '#functions/domain/calendar/calendar-settings.ts';
import { toHourAccountDtos } from '#functions/domain/hours/hour-dtos.ts';
import { hourWallets } from '#functions/domain/hours/hour-wallet.ts';
import type { User } from '#functions/domain/people/user.ts';
import { loadClassNamesOf } from '#functions/domain/profiles/load-person.ts';
import { loadPageOwner, toPageSchool } from '#functions/domain/students/page-owner.ts';
import { mediaUrl } from '#functions/platform/media.ts';
import { dayAt } from '#functions/platform/school-day.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import { StudentId } from '#shared/ids.ts';
import type { parents } from '#shared/parents/contract.ts';
import { ROLE } from '#shared/roles.ts';
import { firstNameOf } from './first-name.ts';
import { certificatesOfLate } from './page-certificates.ts';
import { lessonsOfLate, lessonsToCome } from './page-lessons.ts';
import { noticesOfLate } from './page-notices.ts';
import { reportsOfLate } from './page-reports.ts';
import { pageOfWorks } from './page-works.ts';

async function toChild({ id, name, avatar }: User, now: Date) {
  return {
    id: StudentId.parse(id),
    name: firstNameOf(name),
    avatar: await mediaUrl(avatar, now),
  };
}

async function hoursOf(user: User, settings: ReturnType<typeof loadSettings>, today: string) {
  const wallet = await hourWallets.get({ schoolId: user.schoolId, userId: user.id });
  // The family sees what the child does.
  const viewer = { user, role: ROLE.student };
  const accounts = toHourAccountDtos(wallet, { settings: await settings, today, viewer });
  return accounts
    .filter(({ settled, balance }) => !settled || balance !== 0)
    .map(({ course_name, balance, next_expiry, low }) => ({
      course_name,
      balance,
      next_expiry,
      low,
    }));
}

async function classesOf(user: User): Promise<string> {
  const namesOf = await loadClassNamesOf(user.schoolId, [user]);
  return namesOf(user)
    .map(({ name }) => name)
    .join(', ');
}

/** The page of one child for the family. */
export const showPage: UseCase<typeof parents.endpoints.showPage> = async (
  _visitor,
  address,
  deps,
) => {
  const now = deps.now();
  const { user, siblings, school, information } = await loadPageOwner(address, now);
  const today = dayAt({ now, timeZone: school.timeZone });
  const settings = loadSettings(school.id);
  const [child, classes, notices, lessons, records, hours, reports, certificates, works] =
    await Promise.all([
      toChild(user, now),
      classesOf(user),
      noticesOfLate(user),
      lessonsToCome(user, settings, { today, now }),
      lessonsOfLate(user),
      hoursOf(user, settings, today),
      reportsOfLate(user, today),
      certificatesOfLate(user),
      pageOfWorks(user, undefined, now),
    ]);
  return {
    child: { ...child, classes },
    siblings: await Promise.all(siblings.map((each) => toChild(each, now))),
    school: await toPageSchool(school, information, now),
    time_zone: school.timeZone,
    notices,
    lessons,
    records,
    hours,
    reports,
    certificates,
    works,
  };
};
