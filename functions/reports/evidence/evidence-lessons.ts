import {
  type AttendedLesson,
  attendanceSheets,
  lessonRecords,
} from '#functions/domain/records/lesson-record.ts';
import { pageOfAttended, wasThere } from '#functions/domain/reports/attended.ts';
import { message } from '#shared/i18n/messages.ts';
import { REPORT_LIMITS } from '#shared/reports/limits.ts';
import { EVALUATION_PHRASES } from '#shared/teaching/fields.ts';
import {
  type EvidencePage,
  type EvidenceQuery,
  excerpt,
  PLAIN,
  toMedia,
} from './evidence-query.ts';

/** Lessons of the cycle's days, with what was written about the child, and their photos. */
export async function lessonEvidence(query: EvidenceQuery): Promise<EvidencePage> {
  const { cycle, student, from, now } = query;
  const { schoolId } = cycle;
  const { items, next } = await pageOfAttended({ schoolId, studentId: student.id }, cycle, {
    limit: REPORT_LIMITS.evidencePage,
    start: from,
  });
  const ids = items.map(({ lessonId: id }) => ({ schoolId, id }));
  const [sheets, records] = await Promise.all([
    attendanceSheets.getMany(ids),
    lessonRecords.getMany(ids),
  ]);
  const commentAt = (at: number): string =>
    sheets[at]?.lines.find(({ userId }) => userId === student.id)?.comment ?? '';
  const list = items.map(async (lesson, at) => ({
    ...PLAIN,
    kind: 'lesson' as const,
    id: lesson.lessonId,
    title: lesson.topic || lesson.className,
    detail: excerpt(commentAt(at) || (records[at]?.content ?? '')),
    personal: commentAt(at) !== '',
    date: lesson.date,
    phrase: lesson.phrase,
    state: lesson.state,
    pictures: wasThere(lesson)
      ? await Promise.all((records[at]?.pictures ?? []).map((key) => toMedia(key, now)))
      : [],
  }));
  return { list: await Promise.all(list), next };
}

/** Lessons that are counted; more do not fit into the days of a cycle. */
const COUNTED = 200;

async function loadAttended({ cycle, student }: NewQuery): Promise<AttendedLesson[]> {
  const child = { schoolId: cycle.schoolId, studentId: student.id };
  return (await pageOfAttended(child, cycle, { limit: COUNTED })).items;
}

type NewQuery = Omit<EvidenceQuery, 'attended'>;

/** A query that reads the lessons of the whole cycle once, and only if something asks for them. */
export function evidenceQuery(query: NewQuery): EvidenceQuery {
  let loaded: Promise<AttendedLesson[]> | undefined;
  return { ...query, attended: () => (loaded ??= loadAttended(query)) };
}

/** How often the child came late or was absent, and how often each phrase was said. */
export function countRecorded(attended: readonly AttendedLesson[]) {
  const count = (of: (lesson: AttendedLesson) => boolean) => attended.filter(of).length;
  const phrases = EVALUATION_PHRASES.map((each) => ({
    phrase: each,
    count: count(({ phrase }) => phrase === each),
  }));
  return {
    late: count(({ state }) => state === 'late'),
    absent: count(({ state }) => state === 'absent'),
    phrases: phrases
      .filter((each) => each.count > 0)
      .toSorted((one, other) => other.count - one.count),
  };
}

/** How many lessons the child attended, and the hours of them. */
export async function hourEvidence({
  actor,
  cycle,
  attended,
}: EvidenceQuery): Promise<EvidencePage> {
  const { from, to } = cycle;
  const items = await attended();
  const there = items.filter(wasThere);
  if (there.length === 0) return { list: [], next: undefined };
  const hours = items.reduce((sum, each) => sum + each.hours, 0);
  const { language } = actor;
  const params = { lessons: there.length, of: items.length, hours };
  return {
    list: [
      {
        ...PLAIN,
        kind: 'hours',
        id: `${from}_${to}`,
        title: message(language, 'reports.lessonsAttended', params),
        detail: message(language, 'reports.hoursUsed', params),
        date: to,
      },
    ],
    next: undefined,
  };
}
