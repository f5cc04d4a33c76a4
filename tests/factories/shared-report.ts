import { writingReport } from '#functions/domain/reports/cycle-figures.ts';
import { reports } from '#functions/domain/reports/report.ts';
import {
  freshShare,
  type ReportShareValue,
  reportShares,
  shareToken,
} from '#functions/domain/reports/report-share.ts';
import {
  type Content,
  drafts,
  type StoredEvidence,
  versions,
} from '#functions/domain/reports/report-text.ts';
import { schools } from '#functions/domain/schools/school.ts';
import { objectName } from '#functions/platform/object-keys.ts';
import { putObject } from '#functions/platform/objects.ts';
import { transact } from '#functions/platform/table.ts';
import { newId, type ReportId, type SchoolId } from '#shared/ids.ts';
import { DIMENSIONS } from '#shared/reports/fields.ts';
import { ROLE } from '#shared/roles.ts';
import { newVersion } from './fill-reports.ts';
import { dayFromToday } from './lesson.ts';
import { makePerson, type Person } from './person.ts';
import { makeReportedClass, storeDraft } from './report.ts';

/** The address of a report with another last sign. */
export const otherToken = (token: string): string =>
  `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`;

export interface SharedReportOfTests {
  readonly teacher: Person;
  readonly student: Person;
  readonly id: ReportId;
  readonly schoolId: SchoolId;
  readonly token: string;
}

/** Stores a picture as lessons have them; answers its key. */
export async function storePicture(schoolId: SchoolId, name: string, bytes: Uint8Array) {
  const key = `schools/${schoolId}/avatars/lessons/${name}`;
  await putObject(objectName(key), bytes, 'image/jpeg');
  return key;
}

/** Evidence of a work that can be played. */
export const someWorkOf = (schoolId: SchoolId, picture = ''): StoredEvidence => ({
  kind: 'work',
  id: newId('work'),
  title: '迷宫大冒险',
  detail: '',
  date: dayFromToday(-2),
  work: {
    id: newId('work'),
    kind: 'scratch',
    no: 3,
    key: `schools/${schoolId}/works/upl-1.sb3`,
    picture,
  },
});

/** A report whose first version is published and shared, with what its text is to be instead. */
export async function makeSharedReport(
  { schoolId }: Pick<Person, 'schoolId'>,
  content: Partial<Content> = {},
  share: Partial<ReportShareValue> = {},
): Promise<SharedReportOfTests> {
  const teacher = await makePerson(schoolId, ROLE.teacher, { name: '林老师' });
  const of = await makeReportedClass(teacher, 1);
  const [student] = of.students;
  if (!student) throw new TypeError('a class without a student');
  const { report_id: id } = await storeDraft(of, student);
  const key = { schoolId, id };
  const [report, draft, school] = await Promise.all([
    reports.get(key, { consistent: true }),
    drafts.get(key, { consistent: true }),
    schools.get(schoolId),
  ]);
  if (!report || !draft || !school) throw new TypeError('a report that is not there');
  const now = new Date();
  const written = { ...draft.content, ...content };
  const shared = { ...freshShare(key, now), ...share };
  const version = newVersion(report, {
    content: written,
    schoolName: school.name,
    dimensions: [...DIMENSIONS],
    from: dayFromToday(-30),
    to: dayFromToday(0),
    at: now.toISOString(),
    by: teacher.userId,
  });
  const shown = { name: written.name, values: written.values, last: '', fell: 0, hours: -1 };
  await transact([
    ...versions.creating(version, version),
    ...drafts.removing(draft, draft),
    ...reportShares.creating(shared, shared),
    ...writingReport(report, {
      ...report,
      state: 'published',
      version: 1,
      draft: false,
      published: version.at,
      shown,
    }),
  ]);
  return { teacher, student, id, schoolId, token: await shareToken(shared) };
}
