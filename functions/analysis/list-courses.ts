import {
  type MonthsAsked,
  monthsOfSpans,
  spansOf,
  stockOf,
  toMonthsAsked,
} from '#functions/domain/analysis/months-asked.ts';
import { loadSettings } from '#functions/domain/calendar/calendar-settings.ts';
import { loadMonths, loadTotal, monthsOfCourse } from '#functions/domain/figures/months.ts';
import { fromCursor, toCursor } from '#functions/platform/cursor.ts';
import { momentOf } from '#functions/platform/school-day.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import type { analysis } from '#shared/analysis/contract.ts';
import type { CourseFigures } from '#shared/analysis/fields.ts';
import { MONTH_FIGURES } from '#shared/figures/figures.ts';
import type { CourseId, SchoolId } from '#shared/ids.ts';

/** What a kind of course has, or the general account; nothing where nothing ever happened. */
export async function loadCourse(
  schoolId: SchoolId,
  course: { readonly id: CourseId; readonly name: string } | undefined,
  asked: MonthsAsked,
): Promise<CourseFigures[]> {
  const [months, total] = await Promise.all([
    loadMonths(monthsOfCourse(schoolId, course?.id), monthsOfSpans(asked)),
    loadTotal(schoolId, course?.id),
  ]);
  if (months.size === 0 && Object.values(total).every((value) => value === 0)) return [];
  return [
    {
      course_id: course?.id ?? null,
      course_name: course?.name ?? '',
      sums: spansOf(MONTH_FIGURES.hours, months, asked.spans),
      stock: stockOf(total),
    },
  ];
}

/** Kinds of course in the order of the settings, then the general account. */
export const listCourses: UseCase<typeof analysis.endpoints.businessCourses> = async (
  actor,
  { cursor, limit, ...months },
  deps,
) => {
  const { schoolId } = actor;
  const asked = toMonthsAsked(months, momentOf(actor, deps.now()));
  const name = `courses ${actor.userId} ${months.to ?? ''} ${months.months}`;
  const from = Number((await fromCursor(cursor, name))?.['at'] ?? 0);
  const { courses } = await loadSettings(schoolId);
  const all = [...courses, undefined];
  const end = from + limit;
  const found = await Promise.all(
    all.slice(from, end).map((course) => loadCourse(schoolId, course, asked)),
  );
  const next = end < all.length ? { at: end } : undefined;
  const { spans, today } = asked;
  return { list: found.flat(), cursor: await toCursor(next, name), spans, today };
};
