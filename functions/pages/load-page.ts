import {
  type CalendarSettings,
  calendarSettings,
  defaultSettings,
} from '#functions/domain/calendar/calendar-settings.ts';
import type { User } from '#functions/domain/people/user.ts';
import { type About, abouts, noAbout } from '#functions/domain/schools/about.ts';
import {
  type Information,
  informations,
  noInformation,
} from '#functions/domain/schools/information.ts';
import { type School, schools } from '#functions/domain/schools/school.ts';
import { isPastDue } from '#functions/domain/schools/subscription.ts';
import type { Work } from '#functions/domain/works/work.ts';
import { momentOf } from '#functions/platform/school-day.ts';
import { getItems } from '#functions/platform/table.ts';
import type { SchoolId } from '#shared/ids.ts';
import type { SchoolPageCard } from '#shared/pages/school-page.ts';
import { noPageSettings, type PageSettings, pageSettings } from './page-settings.ts';
import { shownWorks } from './public-works.ts';
import { shownTeachers } from './shown-teachers.ts';
import { loadTrialLessons, type TrialLesson } from './trial-lessons.ts';

/** Everything that the page of a school shows. */
export interface LoadedPage {
  readonly school: School;
  /** Of a school whose subscription is over only what it says about itself is shown. */
  readonly pastDue: boolean;
  readonly information: Information;
  readonly about: About;
  readonly settings: PageSettings;
  readonly calendar: CalendarSettings;
  readonly teachers: readonly User[];
  readonly works: readonly Work[];
  readonly lessons: readonly TrialLesson[];
}

/** The items that lie with the school itself. */
export async function loadOwnItems(schoolId: SchoolId) {
  const kinds = [schools, informations, abouts, pageSettings] as const;
  const items = await getItems([
    ...kinds.map(({ key }) => key(schoolId)),
    calendarSettings.key({ schoolId }),
  ]);
  const [school, information, about, settings, calendar] = [...kinds, calendarSettings].map(
    ({ is }) => items.find(is),
  );
  return {
    school: school && schools.parse(school),
    information: information ? informations.parse(information) : noInformation(schoolId),
    about: about ? abouts.parse(about) : noAbout(schoolId),
    settings: settings ? pageSettings.parse(settings) : noPageSettings(schoolId),
    calendar: calendar ? calendarSettings.parse(calendar) : defaultSettings(schoolId),
  };
}

/** What is not asked for is not read. */
const unless = <T>(off: boolean, load: () => Promise<T[]>): Promise<T[]> =>
  off ? Promise.resolve([]) : load();

/** A school, or none when the address names none; one that has left is `closed`. */
export async function loadPage(
  schoolId: SchoolId,
  now: Date,
): Promise<LoadedPage | 'closed' | undefined> {
  const { school, ...own } = await loadOwnItems(schoolId);
  if (!school || school.edition === 'platform' || school.state === 'preparing') return undefined;
  if (school.state === 'closed') return 'closed';
  const pastDue = isPastDue(school, now);
  const isOff = (card: SchoolPageCard): boolean => pastDue || own.settings.off.includes(card);
  const [teachers, works, lessons] = await Promise.all([
    unless(isOff('teachers'), () => shownTeachers(schoolId)),
    unless(isOff('works'), () => shownWorks(schoolId, own.settings.works)),
    unless(isOff('lessons'), () =>
      loadTrialLessons(schoolId, { moment: momentOf({ school }, now), settings: own.calendar }),
    ),
  ]);
  return { ...own, school, pastDue, teachers, works, lessons };
}
