import { logOperation } from '#functions/domain/logs/log-entry.ts';
import { ATTENDANCE_KEYS } from '#functions/domain/records/word-keys.ts';
import { loadPages } from '#functions/platform/load-pages.ts';
import { type Column, makeSheet } from '#functions/platform/sheet.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import { message } from '#shared/i18n/messages.ts';
import type { Language } from '#shared/languages.ts';
import type { teaching } from '#shared/teaching/contract.ts';
import { ATTENDANCE_STATES } from '#shared/teaching/fields.ts';
import { TEACHING_LIMITS } from '#shared/teaching/limits.ts';
import { attendedText, registerOf } from '#shared/teaching/register.ts';
import type {
  RegisterLesson,
  RegisterMark,
  RegisterStudent,
} from '#shared/teaching/register-fields.ts';
import { openRegister } from './load-register.ts';

/** A row of the sheet: a student, or the totals of the lessons. */
interface Row {
  readonly name: string;
  readonly cells: readonly string[];
  readonly totals: ReturnType<typeof registerOf>['all'];
}

type Register = ReturnType<typeof registerOf<RegisterStudent, RegisterMark>>;

function toRows({ rows, totals, all }: Register, language: Language): Row[] {
  const students = rows.map((row): Row => {
    const { name, guest } = row.student;
    const cells = row.marks.map((mark) =>
      mark ? message(language, ATTENDANCE_KEYS[mark.state]) : '',
    );
    const named = guest ? message(language, 'teaching.guestOf', { name }) : name;
    return { name: named, cells, totals: row.totals };
  });
  const attended = totals.map(({ counts }) => attendedText(counts));
  return [...students, { name: message(language, 'teaching.total'), cells: attended, totals: all }];
}

const columnsOf = (lessons: readonly RegisterLesson[]): readonly Column<Row>[] => [
  { title: 'students.name', width: 18, text: ({ name }) => name },
  ...lessons.map(({ date, start }, index) => ({
    title: { text: `${date} ${start}` },
    width: 16,
    text: ({ cells }: Row) => cells[index] ?? '',
  })),
  ...ATTENDANCE_STATES.map((state) => ({
    title: ATTENDANCE_KEYS[state],
    width: 8,
    text: ({ totals }: Row) => totals.counts[state],
  })),
  { title: 'teaching.hours', width: 10, text: ({ totals }) => totals.hours },
];

/** Lessons up to as many marks as a sheet holds rows. */
async function loadAll(load: Awaited<ReturnType<typeof openRegister>>['load']) {
  const students: RegisterStudent[] = [];
  const lessons: RegisterLesson[] = [];
  const { truncated } = await loadPages(async ({ limit, from }) => {
    const page = await load({ limit: Math.min(limit, TEACHING_LIMITS.registerPageMax), from });
    students.push(...page.students);
    lessons.push(...page.lessons);
    return { items: page.lessons.flatMap(({ marks }) => marks), next: page.next };
  });
  return { students, lessons, truncated };
}

/** Exports the register as a sheet. The log keeps who exported personal data. */
export const exportRegister: UseCase<typeof teaching.endpoints.exportRegister> = async (
  actor,
  query,
  deps,
) => {
  const now = deps.now();
  const { language } = actor;
  const { id, span, load } = await openRegister(actor, query, now);
  const { students, lessons, truncated } = await loadAll(load);
  const register = registerOf(students, lessons);
  const content = await makeSheet(columnsOf(lessons), toRows(register, language), language);
  const rows = register.rows.length;
  await logOperation({ ...actor, now }, 'lesson.register', { class_id: id, ...span, rows });
  const name = message(language, 'teaching.register');
  return { file_name: `${name}-${span.from}-${span.to}.xlsx`, content, rows, truncated };
};
