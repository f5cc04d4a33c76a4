import type { School } from '#functions/domain/schools/school.ts';
import { abuseReports } from '#functions/domain/works/abuse-report.ts';
import { countingPublication } from '#functions/domain/works/counting-publication.ts';
import { type Work, type WorkValue, works } from '#functions/domain/works/work.ts';
import { workComments } from '#functions/domain/works/work-comment.ts';
import { workLikes } from '#functions/domain/works/work-like.ts';
import { workVersions } from '#functions/domain/works/work-version.ts';
import { creatingWork } from '#functions/domain/works/write-version.ts';
import { unlessExists } from '#functions/platform/errors.ts';
import { transact } from '#functions/platform/table.ts';
import { countingOf, settleCounts } from '#functions/works/work-counts.ts';
import { DAY_MS } from '#shared/days.ts';
import { AbuseReportId, ClassId, CommentId, type SchoolId, UserId, WorkId } from '#shared/ids.ts';
import { fileTypeOf } from '#shared/uploads/rules.ts';
import { MEMBERSHIPS } from './demo-people.ts';
import { daysBefore } from './demo-place.ts';
import { DEMO_ABUSE_REPORT, DEMO_WORKS, type DemoWork } from './demo-works.ts';
import { drawPng } from './draw-scene.ts';
import { type KeptObject, keepingObjects } from './kept-object.ts';
import { makeProject } from './make-project.ts';

const MINUTE_MS = 60_000;

/** The files of a work: the file and its thumbnail, which for a picture are the same. */
function filesOf(schoolId: SchoolId, { id, kind, scene, title }: DemoWork) {
  const place = `schools/${schoolId}/works/${id.replace('wrk', 'upl')}`;
  const png = fileTypeOf('png').contentType;
  const small: KeptObject = {
    key: `${place}-small.png`,
    kind: 'thumbnail',
    contentType: png,
    body: drawPng(scene),
  };
  const file: KeptObject =
    kind === 'picture'
      ? { key: `${place}.png`, kind: 'work', contentType: png, body: small.body }
      : {
          key: `${place}.sb3`,
          kind: 'project',
          contentType: fileTypeOf('sb3').contentType,
          body: makeProject(scene, `欢迎来玩《${title}》！`),
        };
  return { file, small };
}

const classesOf = (student: string): ClassId[] =>
  MEMBERSHIPS.filter((each) => each.student.id === student).map((each) =>
    ClassId.parse(each.class.id),
  );

/** The published work, the request for its publication, or a work that only its author sees. */
function shownAs(work: WorkValue, demo: DemoWork): WorkValue {
  const { description, category, visibility, waits, student } = demo;
  const { version: no, bytes, thumbnail, savedAt: at } = work;
  const shown = { no, bytes, thumbnail, at };
  const words = { title: work.title, description, category };
  if (waits) {
    const audience = { visibility: 'public' as const, classIds: [] };
    return { ...work, ...words, wish: { ...words, ...audience, shown, since: at } };
  }
  if (visibility === 'private') return { ...work, ...words };
  const published = { visibility, classIds: classesOf(student), published: at, shown };
  return { ...work, ...words, ...published, counted: true };
}

async function makeWork(school: School, demo: DemoWork, now: Date): Promise<WorkValue> {
  const { id: schoolId, timeZone } = school;
  const owner = UserId.parse(demo.student);
  const saved = daysBefore(now, demo.daysAgo);
  const at = saved.toISOString();
  const { file, small } = filesOf(schoolId, demo);
  const made = creatingWork(
    { schoolId, userId: owner },
    { id: WorkId.parse(demo.id), title: demo.title, kind: demo.kind },
    {
      at,
      by: owner,
      device: 'Chrome',
      label: '',
      note: '',
      key: file.key,
      bytes: file.body.length,
      contentType: file.contentType,
      thumbnail: small.key,
      name: `${demo.title}.${demo.kind === 'picture' ? 'png' : 'sb3'}`,
    },
  );
  const work = shownAs(made.work, demo);
  await transact([
    ...(await keepingObjects([file, small], { school, owner, at })),
    ...(await countingPublication(made.work, work, { now: saved, timeZone })),
    ...works.creating(work, work),
    ...workVersions.creating(made.version, made.version),
  ]);
  return work;
}

/** Likes of the work, with its counters. */
async function talkOf(work: WorkValue, { likedBy, comments }: DemoWork): Promise<void> {
  const { schoolId, id: workId } = work;
  const since = new Date(work.savedAt).getTime();
  for (const [index, student] of likedBy.entries()) {
    const like = { schoolId, workId, userId: UserId.parse(student) };
    const at = new Date(since + (index + 1) * MINUTE_MS).toISOString();
    await transact([
      ...workLikes.creating(like, { ...like, at }),
      countingOf(work, student, 'likes', 1),
    ]);
  }
  for (const [index, { student, text }] of comments.entries()) {
    const moment = since + (index + 10) * MINUTE_MS;
    const comment = {
      // Sorts before the ids of later comments.
      id: CommentId.parse(`cmt-00${workId.slice('wrk-'.length)}n${index}`),
      schoolId,
      workId,
      userId: UserId.parse(student),
      text,
      at: new Date(moment).toISOString(),
    };
    await transact([
      ...workComments.creating(comment, comment),
      countingOf(work, student, 'comments', 1),
    ]);
  }
  if (likedBy.length + comments.length > 0) await settleCounts(work);
}

async function reportOne(schoolId: SchoolId, now: Date): Promise<void> {
  const { id, work, reporter, accused, reason, text } = DEMO_ABUSE_REPORT;
  const tip = {
    id: AbuseReportId.parse(id),
    schoolId,
    workId: WorkId.parse(work),
    reason,
    text,
    reporter: UserId.parse(reporter),
    accused: UserId.parse(accused),
    comment: '',
    at: new Date(now.getTime() - DAY_MS / 2).toISOString(),
    state: 'open' as const,
    note: '',
    settled: '',
  };
  await unlessExists(abuseReports.create(tip, tip));
}

/** Works of the demo school's students, with likes and comments. Existing works are skipped. */
export async function seedWorks(school: School, now: Date): Promise<void> {
  const schoolId = school.id;
  const ids = DEMO_WORKS.map(({ id }) => ({ schoolId, id: WorkId.parse(id) }));
  const found: readonly (Work | undefined)[] = await works.getMany(ids);
  for (const [index, demo] of DEMO_WORKS.entries()) {
    if (found[index]) continue;
    await talkOf(await makeWork(school, demo, now), demo);
  }
  await reportOne(schoolId, now);
}
