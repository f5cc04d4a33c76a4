import { useQuery } from '@tanstack/react-query';
import { send } from '#frontend/src/lib/api.ts';
import { keyOf } from '#frontend/src/lib/query.ts';
import { readRows } from '#frontend/src/lib/read-rows.ts';
import { hours } from '#shared/hours/contract.ts';
import type { HourEntryDto } from '#shared/hours/fields.ts';
import type { CourseId, StudentId } from '#shared/ids.ts';
import { LIMITS } from '#shared/limits.ts';
import { type Period, type StatementLines, withinPeriod } from './statement-lines.ts';

const { statement } = hours.endpoints;

interface Asked {
  readonly id: StudentId;
  readonly course: CourseId | null;
  readonly period: Period;
  /** The school's clock. */
  readonly timeZone: string;
}

/** The entries back to the first day of the period, and one more for the opening balance. */
function fetchEntries(
  { id, course, period, timeZone }: Asked,
  signal: AbortSignal,
): Promise<HourEntryDto[]> {
  const asked = { student_id: id, course_id: course ?? '', limit: LIMITS.pageSizeMax };
  return readRows(
    (cursor) => send(statement, { ...asked, cursor }, { signal }),
    (entries) => withinPeriod(entries, period, timeZone).complete,
  );
}

/** The lines of a statement, with the opening and the closing balance. */
export const useStatementLines = (asked: Asked) =>
  useQuery({
    queryKey: keyOf(
      statement,
      { student_id: asked.id, course_id: asked.course ?? '' },
      asked.period.from,
    ),
    queryFn: ({ signal }) => fetchEntries(asked, signal),
    select: (entries): StatementLines => withinPeriod(entries, asked.period, asked.timeZone),
    enabled: asked.timeZone !== '' && asked.period.from <= asked.period.to,
  });
