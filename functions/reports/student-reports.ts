import {
  ATTENDED_PREFIX,
  type AttendedLesson,
  attendanceSheets,
  attendedLessons,
  lessonRecords,
  type RecordLine,
} from '#functions/domain/records/lesson-record.ts';
import { wasThere } from '#functions/domain/reports/attended.ts';
import { toReportRow, toShownRow } from '#functions/domain/reports/dtos.ts';
import {
  reports as entity,
  type ListedReport,
  REPORT_LISTS,
} from '#functions/domain/reports/report.ts';
import { loadShownPictures } from '#functions/domain/reports/shown-pictures.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import {
  loadOwnStudent,
  notYourStudent,
  type OwnClasses,
  ownClasses,
} from '#functions/domain/students/student-scope.ts';
import { fromCursor, toCursor } from '#functions/platform/cursor.ts';
import { missingField } from '#functions/platform/errors.ts';
import { personPartition } from '#functions/platform/keys.ts';
import { pageOfList, schoolList } from '#functions/platform/listing.ts';
import { mediaUrl } from '#functions/platform/media.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import { ReportId, type SchoolId, type StudentId, type UserId } from '#shared/ids.ts';
import type { reports } from '#shared/reports/contract.ts';
import type { ReportRow } from '#shared/reports/fields.ts';
import { ROLE } from '#shared/roles.ts';
import { isForGrownUps } from './cheers.ts';
import { loadEarned } from './earned.ts';

type Calls = typeof reports.endpoints;

interface Owner {
  readonly schoolId: SchoolId;
  readonly owner: UserId;
}

interface Asked {
  readonly id: UserId;
  /** Classes whose reports the caller writes; undefined for all. A student writes none. */
  readonly own: OwnClasses;
}

/** Whose reports: students speak of themselves only. Throws 1004, 2003 and 2004. */
async function ownerOf(actor: Actor, id: StudentId | undefined): Promise<Asked> {
  if (actor.role === ROLE.student) {
    if (id && id !== actor.userId) throw notYourStudent();
    return { id: actor.userId, own: [] };
  }
  if (!id) throw missingField('student_id');
  const own = await ownClasses(actor);
  return { id: (await loadOwnStudent(actor, id, { own })).id, own };
}

const PAGE = 20;

/** Reports of classes that others teach are shown as they were published, and cannot be opened. */
function toRows(row: ListedReport, own: OwnClasses): ReportRow[] {
  if (own === undefined || own.includes(row.classId)) return [toReportRow(row)];
  return row.shown ? [toShownRow(row)] : [];
}

export const listStudentReports: UseCase<Calls['ofStudent']> = async (
  actor,
  { student_id, cursor },
) => {
  const { schoolId } = actor;
  const { id: owner, own } = await ownerOf(actor, student_id);
  const isOwn = actor.role === ROLE.student;
  const name = isOwn ? REPORT_LISTS.shownOf(owner) : REPORT_LISTS.ofStudent(owner);
  const { entries, next } = await pageOfList(schoolList(schoolId, name), {
    limit: PAGE,
    from: await fromCursor(cursor, name),
    descending: true,
  });
  const rows = await entity.rowsOf(entries, (id) => ({ schoolId, id: ReportId.parse(id) }));
  return {
    list: rows.flatMap((row) => (row ? toRows(row, own) : [])),
    cursor: await toCursor(next, name),
  };
};

const LESSONS = 10;
/** Pages that are read for one with something in it: a child may have missed many lessons. */
const PAGES = 4;

/** The next lessons at which a child was there; none where the last of so many pages has none. */
async function pageOfLearned({ schoolId, owner }: Owner, cursor: string | undefined) {
  const name = `learned ${owner}`;
  let from = await fromCursor(cursor, name);
  for (let page = 1; ; page += 1) {
    const { items, next } = await attendedLessons.page(
      personPartition(schoolId, owner),
      ATTENDED_PREFIX,
      { limit: LESSONS, from, descending: true },
    );
    const attended = items.filter(wasThere);
    if (attended.length > 0 || !next || page === PAGES)
      return { attended, cursor: await toCursor(next, name) };
    from = next;
  }
}

const remarkFor = (
  actor: Actor,
  { phrase }: Pick<AttendedLesson, 'phrase'>,
  line: RecordLine | undefined,
) =>
  isForGrownUps(actor, phrase)
    ? { phrase: '' as const, comment: '' }
    : { phrase, comment: line?.comment ?? '' };

async function loadLessons(
  actor: Actor,
  { schoolId, owner }: Owner,
  attended: AttendedLesson[],
  now: Date,
) {
  const ids = attended.map(({ lessonId: id }) => ({ schoolId, id }));
  const [sheets, records] = await Promise.all([
    attendanceSheets.getMany(ids),
    lessonRecords.getMany(ids),
  ]);
  const pictures = await loadShownPictures(
    schoolId,
    attended.map((_, at) => ({ record: records[at], sheet: sheets[at] })),
  );
  const list = attended.map(async (lesson, at) => ({
    lesson_id: lesson.lessonId,
    class_id: lesson.classId,
    class_name: lesson.className,
    teacher_name: lesson.teacherName,
    topic: lesson.topic,
    date: lesson.date,
    content: records[at]?.content ?? '',
    ...remarkFor(
      actor,
      lesson,
      sheets[at]?.lines.find(({ userId }) => userId === owner),
    ),
    state: lesson.state,
    pictures: await Promise.all(
      (pictures[at] ?? []).map(async (key) => ({ key, url: await mediaUrl(key, now) })),
    ),
  }));
  return Promise.all(list);
}

export const listLearned: UseCase<Calls['learned']> = async (
  actor,
  { student_id, cursor },
  deps,
) => {
  const { schoolId } = actor;
  const of = { schoolId, owner: (await ownerOf(actor, student_id)).id };
  const [{ attended, cursor: next }, earned] = await Promise.all([
    pageOfLearned(of, cursor),
    // With the first page only: it does not change from page to page.
    cursor ? null : loadEarned(schoolId, of.owner),
  ]);
  return { list: await loadLessons(actor, of, attended, deps.now()), cursor: next, earned };
};
