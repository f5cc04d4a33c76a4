import { type MonthsAsked, toMonthsAsked } from '#functions/domain/analysis/months-asked.ts';
import { loadSettings } from '#functions/domain/calendar/calendar-settings.ts';
import { logOperation } from '#functions/domain/logs/log-entry.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import type { Deps } from '#functions/platform/deps.ts';
import { loadPages } from '#functions/platform/load-pages.ts';
import { mapConcurrently } from '#functions/platform/map-concurrently.ts';
import { dayAt, momentOf } from '#functions/platform/school-day.ts';
import { makeFile } from '#functions/platform/sheet.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import { BUSINESS_FIGURES } from '#shared/analysis/business-figures.ts';
import type { analysis } from '#shared/analysis/contract.ts';
import type { CourseFigures } from '#shared/analysis/fields.ts';
import type { Input } from '#shared/endpoint.ts';
import { rowsOf } from './business-rows.ts';
import {
  channelColumns,
  courseColumns,
  figureColumns,
  stockColumns,
  stockLines,
} from './business-sheets.ts';
import { loadCourse } from './list-courses.ts';
import { loadBusiness } from './load-business.ts';
import { makeSheet, message, sheetOf } from './messages.ts';
import { monthColumns, rowColumns } from './sheet-columns.ts';

type Export = typeof analysis.endpoints.businessSheet;

const localeOf = ({ language, school }: Actor) => ({
  language,
  timeZone: school.timeZone,
  currency: school.currency,
});

/** Kinds of course that are read at a time. */
const AT_ONCE = 10;

/** All kinds of course, and the general account. */
async function loadCourses({ schoolId }: Actor, asked: MonthsAsked): Promise<CourseFigures[]> {
  const { courses } = await loadSettings(schoolId);
  const found = await mapConcurrently([...courses, undefined], AT_ONCE, (course) =>
    loadCourse(schoolId, course, asked),
  );
  return found.flat();
}

/** What the screen shows, each table a sheet; of months two years, the newest first. */
async function overview(actor: Actor, { to, months }: Input<Export>, deps: Deps) {
  const { language } = actor;
  const asked = toMonthsAsked({ to, months }, momentOf(actor, deps.now()));
  const [data, courses] = await Promise.all([
    loadBusiness(actor, { to, months }, deps),
    loadCourses(actor, asked),
  ]);
  const name = (of: 'Figures' | 'Today' | 'Months' | 'Courses' | 'Channels') =>
    ({ language, name: `analysis.sheet${of}` }) as const;
  const sheets = [
    sheetOf(figureColumns(data, language), BUSINESS_FIGURES, name('Figures')),
    sheetOf(stockColumns(data, language), stockLines(data, language), name('Today')),
    sheetOf(monthColumns(localeOf(actor)), data.rows.toReversed(), name('Months')),
    sheetOf(courseColumns(data, language), courses, name('Courses')),
    sheetOf(channelColumns(data, language), data.channels, name('Channels')),
  ];
  const rows = sheets.reduce((sum, sheet) => sum + sheet.rows.length, 0);
  return { content: await makeFile(sheets), rows, truncated: false };
}

/** Exports the business analysis, or the rows behind a figure. The log keeps who exported personal data. */
export const exportBusiness: UseCase<Export> = async (actor, query, deps) => {
  const now = deps.now();
  const { figure, ...others } = query;
  const found = figure
    ? await loadPages(rowsOf(actor, { ...others, figure }, now).load)
    : undefined;
  const sheet = found
    ? {
        content: await makeSheet(rowColumns(localeOf(actor)), found.items, actor.language),
        rows: found.items.length,
        truncated: found.truncated,
      }
    : await overview(actor, query, deps);
  await logOperation({ ...actor, now }, 'analysis.export', { ...query, rows: sheet.rows });
  const name = message(actor.language, 'analysis.fileBusiness');
  return { ...sheet, file_name: `${name}-${dayAt(momentOf(actor, now))}.xlsx` };
};
