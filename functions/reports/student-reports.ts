import {
  ATTENDED_PREFIX,
  attendanceSheets,
  attendedLessons,
  lessonRecords,
} from '#functions/domain/records/lesson-record.ts';
import { wasThere } from '#functions/domain/reports/attended.ts';
import { toReportRow, toShownRow } from '#functions/domain/reports/dtos.ts';
import { reports as entity, REPORT_LISTS } from '#functions/domain/reports/report.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import { loadOwnStudent, notYourStudent } from '#functions/domain/students/student-scope.ts';
import { fromCursor, toCursor } from '#functions/platform/cursor.ts';
import { missingField } from '#functions/platform/errors.ts';
import { personPartition } from '#functions/platform/keys.ts';
import { pageOfList, schoolList } from '#functions/platform/listing.ts';
import { mediaUrl } from '#functions/platform/media.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import type { reports } from '#shared/contracts/reports.ts';
import { ReportId, type StudentId, type UserId } from '#shared/ids.ts';
import { ROLE } from '#shared/roles.ts';

type Calls = typeof reports.endpoints;

/** Whose reports: students speak of themselves only. Throws 1004, 2003 and 2004. */
async function ownerOf(actor: Actor, id: StudentId | undefined): Promise<UserId> {
  if (actor.role === ROLE.student) {
    if (id && id !== actor.userId) throw notYourStudent();
    return actor.userId;
  }
  if (!id) throw missingField('student_id');
  return (await loadOwnStudent(actor, id)).id;
}

const PAGE = 20;

export const listStudentReports: UseCase<Calls['ofStudent']> = async (
  actor,
  { student_id, cursor },
) => {
  const { schoolId } = actor;
  const owner = await ownerOf(actor, student_id);
  const isOwn = actor.role === ROLE.student;
  const name = isOwn ? REPORT_LISTS.shownOf(owner) : REPORT_LISTS.ofStudent(owner);
  const { entries, next } = await pageOfList(schoolList(schoolId, name), {
    limit: PAGE,
    from: await fromCursor(cursor, name),
    descending: true,
  });
  const rows = await entity.rowsOf(entries, (id) => ({ schoolId, id: ReportId.parse(id) }));
  return {
    list: rows.flatMap((row) => (row ? [isOwn ? toShownRow(row) : toReportRow(row)] : [])),
    cursor: await toCursor(next, name),
  };
};

const LESSONS = 10;

export const listLearned: UseCase<Calls['learned']> = async (
  actor,
  { student_id, cursor },
  deps,
) => {
  const { schoolId } = actor;
  const owner = await ownerOf(actor, student_id);
  const name = `learned ${owner}`;
  const { items, next } = await attendedLessons.page(
    personPartition(schoolId, owner),
    ATTENDED_PREFIX,
    { limit: LESSONS, from: await fromCursor(cursor, name), descending: true },
  );
  const ids = items.map(({ lessonId: id }) => ({ schoolId, id }));
  const [sheets, records] = await Promise.all([
    attendanceSheets.getMany(ids),
    lessonRecords.getMany(ids),
  ]);
  const now = deps.now();
  const list = items.map(async (lesson, at) => {
    const record = wasThere(lesson) ? records[at] : undefined;
    const pictures = (record?.pictures ?? []).map(async (key) => ({
      key,
      url: await mediaUrl(key, now),
    }));
    return {
      lesson_id: lesson.lessonId,
      class_id: lesson.classId,
      class_name: lesson.className,
      teacher_name: lesson.teacherName,
      topic: lesson.topic,
      date: lesson.date,
      content: record?.content ?? '',
      comment: sheets[at]?.lines.find(({ userId }) => userId === owner)?.comment ?? '',
      phrase: lesson.phrase,
      state: lesson.state,
      pictures: await Promise.all(pictures),
    };
  });
  return { list: await Promise.all(list), cursor: await toCursor(next, name) };
};
