import { type Class, classes } from '#functions/domain/classes/class.ts';
import { type User, users } from '#functions/domain/people/user.ts';
import { findingsOf, loadChecked } from '#functions/domain/reports/checked-class.ts';
import { type Cycle, cycles } from '#functions/domain/reports/cycle.ts';
import { writingReport } from '#functions/domain/reports/cycle-figures.ts';
import { leaveWord, noteRead } from '#functions/domain/reports/family-words.ts';
import { markOfFinding } from '#functions/domain/reports/findings.ts';
import { publishReport } from '#functions/domain/reports/publish-report.ts';
import { reports } from '#functions/domain/reports/report.ts';
import { reportShares } from '#functions/domain/reports/report-share.ts';
import { drafts, versions } from '#functions/domain/reports/report-text.ts';
import { type Desk, reportKeyOf, saveDraft } from '#functions/domain/reports/save-draft.ts';
import type { School } from '#functions/domain/schools/school.ts';
import { storedObjects } from '#functions/domain/storage/stored-object.ts';
import { unlessExists } from '#functions/platform/errors.ts';
import { transact } from '#functions/platform/table.ts';
import {
  evidenceQuery,
  hourEvidence,
  lessonEvidence,
} from '#functions/reports/evidence/evidence-lessons.ts';
import { taskEvidence } from '#functions/reports/evidence/evidence-tasks.ts';
import { workEvidence } from '#functions/reports/evidence/evidence-works.ts';
import { DAY_MS } from '#shared/days.ts';
import { ClassId, UserId } from '#shared/ids.ts';
import { allSlots, CLASSES, type DemoClass } from './demo-classes.ts';
import { unitOf } from './demo-curriculum.ts';
import { type DemoCycle, demoCycles } from './demo-cycles.ts';
import { MEMBERSHIPS, type Membership, STUDENTS } from './demo-people.ts';
import { type DemoPlace, daysBefore, lot } from './demo-place.ts';
import { demoReport, FAMILY_WORDS } from './demo-reports.ts';
import { MAZE, SEA } from './demo-works.ts';
import { drawPng } from './draw-scene.ts';
import { keepingObjects } from './kept-object.ts';

/** What a class has made, in the reports of the first class. */
const PICTURED = CLASSES[0];
const SCENES = [SEA, MAZE];
const NOBODY_IN_IT = '只有作品，没有照片';

/** Families of every tenth report have not opened it yet; the others after some days. */
const UNREAD_OF_TEN = 2;
const READ_DAYS = 3;
const LESSONS_SHOWN = 3;

interface Room {
  readonly place: DemoPlace;
  readonly school: School;
  readonly taught: DemoClass;
  readonly room: Class;
  readonly teacher: User;
}

async function loadRoom(place: DemoPlace, school: School, taught: DemoClass): Promise<Room> {
  const { schoolId } = place;
  const [room, teacher] = await Promise.all([
    classes.get({ schoolId, id: ClassId.parse(taught.id) }),
    users.get({ schoolId, userId: UserId.parse(taught.teacherId) }),
  ]);
  if (!room || !teacher) throw new TypeError(`there is no class ${taught.id}`);
  return { place, school, taught, room, teacher };
}

async function picturesOf({ school, taught, teacher }: Room, { written }: DemoCycle) {
  if (taught !== PICTURED) return [];
  const { id: schoolId } = school;
  const files = SCENES.map((scene, at) => ({
    key: `schools/${schoolId}/works/upl-demoreport${at + 1}.png`,
    kind: 'work' as const,
    contentType: 'image/png',
    body: drawPng(scene),
  }));
  const keys = files.map(({ key }) => key);
  const known = await storedObjects.getMany(keys.map((key) => ({ schoolId, key })));
  const missing = files.filter((_, at) => !known[at]);
  const place = { school, owner: teacher.id, at: written.toISOString(), uses: 0 };
  if (missing.length > 0) await transact(await keepingObjects(missing, place));
  return keys;
}

const topicsOf = ({ place, taught }: Room, { from, to }: Cycle): string[] => {
  const slots = allSlots(place).filter(
    (slot) => slot.class === taught && slot.date >= from && slot.date <= to,
  );
  return [
    ...new Set(
      slots.map(({ progress }) => {
        const { topic, content } = unitOf(taught, progress);
        return taught.course === 'Robotics' ? `${topic}: ${content}` : `${topic}：${content}`;
      }),
    ),
  ];
};

const toTask = (lines: readonly string[]) => ({
  type: 'doc' as const,
  content: lines.map((text) => ({
    type: 'paragraph' as const,
    content: [{ type: 'text' as const, text }],
  })),
});

/** What happened in the cycle, as a teacher takes it into the report. */
async function evidenceOf({ school, taught }: Room, { cycle, student }: Desk, now: Date) {
  const query = evidenceQuery({
    actor: { language: school.language, school },
    cycle,
    student,
    from: undefined,
    now,
  });
  const [lessons, tasks, works, hours] = await Promise.all([
    lessonEvidence(query),
    taskEvidence(query),
    workEvidence(query),
    hourEvidence(query),
  ]);
  const own = lessons.list.filter(({ id }) => id.startsWith(taught.id.replace('cls', 'les')));
  const found = [...hours.list, ...own.slice(0, LESSONS_SHOWN), ...tasks.list, ...works.list];
  return found.map(({ kind, id, title, detail, date }) => ({ kind, id, title, detail, date }));
}

/** Of a child who was at no lesson of the cycle nothing is written. Answers whether there is a report. */
async function writeReport(
  room: Room,
  demo: DemoCycle,
  desk: Desk,
  member: Membership,
): Promise<boolean> {
  const { teacher, taught, school } = room;
  const { written: now, round } = demo;
  const index = STUDENTS.indexOf(member.student);
  const said = demoReport({ student: member.student, index, class: taught, round });
  const evidence = await evidenceOf(room, desk, now);
  if (evidence.length === 0) return false;
  const pictures = await picturesOf(room, demo);
  const { id: schoolId } = school;
  await saveDraft({ schoolId, userId: teacher.id, user: teacher }, desk, {
    rev: 0,
    change: (content) => ({
      ...content,
      ...said,
      task: toTask(topicsOf(room, desk.cycle)),
      pictures,
      evidence,
    }),
    now,
  });
  return true;
}

/** Says why the pictures stay: they show what children made, and no child. */
async function overrulePictures({ teacher }: Room, { cycle, classId, student }: Desk, now: Date) {
  const key = reportKeyOf({ cycle, classId, student, room: undefined });
  const [report, draft] = await Promise.all([
    reports.get(key, { consistent: true }),
    drafts.get(key, { consistent: true }),
  ]);
  if (!report || !draft || draft.overruled.length > 0) return;
  const { content, overruled } = draft;
  const checked = await loadChecked(cycle, classId);
  const found = await findingsOf(checked, { report, content, overruled });
  const reasons = found
    .filter(({ kind }) => kind === 'photo')
    .map((each) => ({
      kind: each.kind,
      subject: each.subject,
      mark: markOfFinding(each),
      reason: NOBODY_IN_IT,
      by: teacher.id,
      byName: teacher.name,
      at: now.toISOString(),
    }));
  if (reasons.length === 0) return;
  const { rev: _, ...value } = draft;
  await transact([
    ...writingReport(report, report),
    drafts.putting(key, { ...value, overruled: reasons }),
  ]);
}

async function publish(room: Room, desk: Desk, now: Date): Promise<void> {
  const { school, teacher } = room;
  const { cycle, classId } = desk;
  await overrulePictures(room, desk, now);
  const checked = await loadChecked(cycle, classId);
  await publishReport(
    { checked, room: room.room, teacher, by: teacher, school, now, since: now.toISOString() },
    reportKeyOf(desk).id,
  );
}

/** The family opens the page of the report, and some write a word. */
async function read({ school, place }: Room, desk: Desk, published: Date, number: number) {
  if (lot(number, 3) % 10 < UNREAD_OF_TEN) return;
  const key = reportKeyOf(desk);
  const [report, share] = await Promise.all([
    reports.get(key, { consistent: true }),
    reportShares.get(key, { consistent: true }),
  ]);
  const version = report && (await versions.get({ ...key, no: report.version }));
  if (!report || !share || !version) throw new TypeError('a published report has a page');
  if (share.reads > 0) return;
  const at = published.getTime() + (lot(number, 7) / 100) * READ_DAYS * DAY_MS;
  const now = new Date(Math.min(at, place.now.getTime()));
  await noteRead({ school, report, share, version }, now);
  const word = FAMILY_WORDS.find(({ student }) => student === desk.student.id);
  if (!word) return;
  const [readReport, opened] = await Promise.all([
    reports.get(key, { consistent: true }),
    reportShares.get(key, { consistent: true }),
  ]);
  if (readReport && opened)
    await leaveWord({ school, report: readReport, share: opened, version }, word, now);
}

/** Who was in the class before the days of a cycle were over. */
const membersOf = ({ place, taught }: Room, { written, first }: DemoCycle): Membership[] =>
  MEMBERSHIPS.filter(
    ({ student, class: { id } }) =>
      id === taught.id && daysBefore(place.now, student.joinedDaysAgo) < written,
  ).slice(0, first?.[taught.id]);

async function seedClassReports(room: Room, demo: DemoCycle, cycle: Cycle): Promise<void> {
  const { schoolId } = room.place;
  for (const member of membersOf(room, demo)) {
    const student = await users.get({ schoolId, userId: UserId.parse(member.student.id) });
    if (!student) continue;
    const desk: Desk = { cycle, classId: room.room.id, room: room.room, student };
    const known = await reports.get(reportKeyOf(desk), { consistent: true });
    const isThere = known !== undefined || (await writeReport(room, demo, desk, member));
    if (!isThere || !demo.published) continue;
    if (!known?.version) await publish(room, desk, demo.published);
    await read(room, desk, demo.published, STUDENTS.indexOf(member.student) + demo.round * 8);
  }
}

/** Reports of the demo school: of two cycles for families, of the third in the making. What exists is skipped. */
export async function seedReports(place: DemoPlace, school: School): Promise<void> {
  const rooms = await Promise.all(CLASSES.map((taught) => loadRoom(place, school, taught)));
  for (const demo of demoCycles(place)) {
    const { schoolId, id } = demo.cycle;
    await unlessExists(cycles.create(demo.cycle, demo.cycle));
    const cycle = await cycles.get({ schoolId, id }, { consistent: true });
    if (!cycle) throw new TypeError('a cycle that was made is there');
    await Promise.all(rooms.map((room) => seedClassReports(room, demo, cycle)));
    if (demo.published && cycle.state === 'open')
      await cycles.change(demo.cycle, (each) => ({ ...each, state: 'closed', nextReminder: '' }));
  }
}
