import { type School, schools } from '#functions/domain/schools/school.ts';
import { DEFAULT_SITE, saveSite } from '#functions/domain/schools/site.ts';
import { unlessExists } from '#functions/platform/errors.ts';
import { PLATFORM_SCHOOL, SchoolId } from '#shared/ids.ts';
import { TIME_ZONE } from '../builders/moment.ts';
import { newSchool } from '../builders/school.ts';
import { demoMarks } from './demo-mark.ts';
import { OPERATOR, STUDENTS } from './demo-people.ts';
import { type DemoPlace, daysBefore } from './demo-place.ts';
import { seedActivity } from './seed-activity.ts';
import { seedCalendar } from './seed-calendar.ts';
import { seedCertificates } from './seed-certificates.ts';
import { seedEquipment } from './seed-equipment.ts';
import { seedForms } from './seed-forms.ts';
import { seedInstitution } from './seed-institution.ts';
import { seedLeads } from './seed-leads.ts';
import { seedLessons } from './seed-lessons.ts';
import { seedNotices } from './seed-notices.ts';
import { seedOffice } from './seed-office.ts';
import { seedPeople, seedPerson } from './seed-people.ts';
import { seedReports } from './seed-reports.ts';
import { seedSchoolNotices } from './seed-school-notices.ts';
import { seedSchoolPage } from './seed-school-page.ts';
import { seedTasks } from './seed-tasks.ts';
import { seedWorks } from './seed-works.ts';

const DEMO_SCHOOL = SchoolId.parse('sch-demo');

const OPENED_DAYS_AGO = 120;

function seedSchool(id: SchoolId, values: Pick<School, 'name' | 'edition' | 'demo'>, now: Date) {
  const isPlatform = id === PLATFORM_SCHOOL;
  const subscription = {
    start: daysBefore(now, OPENED_DAYS_AGO).toISOString(),
    end: daysBefore(now, isPlatform ? -36_500 : -245).toISOString(),
    authorizationCode: isPlatform ? '' : 'DEMO-2468-1357',
  };
  return unlessExists(schools.create(id, newSchool(id, { ...values, subscription })));
}

async function seedPlatform(now: Date): Promise<void> {
  if (!(await schools.get(PLATFORM_SCHOOL)))
    await saveSite({
      ...DEFAULT_SITE,
      tel: '400-800-2468',
      qrcode: 'tel:4008002468',
      mail: 'service@classroom.example',
      hours: [
        { days: [1, 2, 3, 4, 5], from: '09:00', to: '20:00' },
        { days: [6, 7], from: '09:00', to: '18:00' },
      ],
    });
  await seedSchool(PLATFORM_SCHOOL, { name: '云课堂平台', edition: 'platform', demo: true }, now);
  await seedPerson(PLATFORM_SCHOOL, OPERATOR, now);
}

async function loadSchool(id: SchoolId): Promise<School> {
  const found = await schools.get(id);
  if (!found) throw new TypeError(`there is no school ${id}`);
  return found;
}

/** Works before the tasks that they answer, and reports at the end; lessons, sign-ins and the rest side by side. */
async function fillSchool(place: DemoPlace): Promise<void> {
  const { schoolId, now } = place;
  await seedPeople(place);
  const [school, settings] = await Promise.all([loadSchool(schoolId), seedCalendar(schoolId)]);
  const seedStudies = async () => {
    await seedWorks(school, now);
    await seedTasks(place);
  };
  await Promise.all([
    seedLessons({ place, school, settings }),
    seedActivity(place, STUDENTS),
    seedStudies(),
    seedInstitution(schoolId),
    seedForms(place),
    seedOffice(school, now),
    seedEquipment(place),
  ]);
  await seedSchoolPage(school, now);
  await seedReports(place, school);
  await seedCertificates(place, school);
  await seedLeads(place, settings);
  await seedNotices(place, settings);
  await seedSchoolNotices(place);
}

/** The demo school and the platform's operator. Repeating it changes nothing. */
export async function seedDemo(moment = new Date()): Promise<void> {
  const known = await demoMarks.get(DEMO_SCHOOL, { consistent: true });
  if (known?.done) return;
  const at = known?.at ?? moment.toISOString();
  const mark = { schoolId: DEMO_SCHOOL, at };
  await demoMarks.overwrite(DEMO_SCHOOL, { ...mark, done: false });
  const now = new Date(at);
  await seedPlatform(now);
  const values = { name: '星火编程示范学校', edition: 'professional', demo: true } as const;
  await seedSchool(DEMO_SCHOOL, values, now);
  await fillSchool({ schoolId: DEMO_SCHOOL, timeZone: TIME_ZONE, now });
  await demoMarks.overwrite(DEMO_SCHOOL, { ...mark, done: true });
}
