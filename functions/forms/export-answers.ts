import { pageOfAnswers } from '#functions/domain/forms/form-answer.ts';
import { loadCounts } from '#functions/domain/forms/form-counts.ts';
import { loadContent, loadOwnForm } from '#functions/domain/forms/form-scope.ts';
import { logOperation } from '#functions/domain/logs/log-entry.ts';
import { dayAt, minuteText, momentOf } from '#functions/platform/school-day.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import type { forms } from '#shared/forms/contract.ts';
import { everyQuestion } from '#shared/forms/every-question.ts';
import type { FormAnswerDto } from '#shared/forms/fields.ts';
import { FORM_LIMITS } from '#shared/forms/limits.ts';
import { type AnswerValue, asksForFiles, type Question } from '#shared/forms/questions.ts';
import { isChosen } from '#shared/forms/shown-questions.ts';
import { message } from '#shared/i18n/messages.ts';
import type { Language } from '#shared/languages.ts';
import { toAnswerDtos } from './form-dtos.ts';

interface Sheet {
  readonly language: Language;
  readonly timeZone: string;
  readonly questions: readonly Question[];
  /** Some of the answers are for students. */
  readonly ofStudents: boolean;
}

function cellOf(
  question: Question,
  value: AnswerValue | undefined,
  { files }: FormAnswerDto,
  language: Language,
): string | number {
  if (value === undefined) return '';
  if (value === true) return message(language, 'forms.accepted');
  if (typeof value !== 'object') return value;
  if (isChosen(value)) {
    const labels = question.options.filter(({ id }) => value.options.includes(id));
    return [...labels.map(({ label }) => label), value.other].filter(Boolean).join('; ');
  }
  if (!asksForFiles(question)) return '';
  return files
    .filter(({ id }) => value.some((each) => each === id))
    .map(({ name }) => name)
    .join('; ');
}

const headingOf = ({ language, questions, ofStudents }: Sheet): string[] => [
  message(language, 'forms.sentAt'),
  ...(ofStudents ? [message(language, 'forms.student')] : []),
  ...questions.map(({ title }) => title),
];

const rowOf = (sheet: Sheet, answer: FormAnswerDto): (string | number)[] => [
  minuteText(answer.at, sheet.timeZone),
  ...(sheet.ofStudents ? [answer.student] : []),
  ...sheet.questions.map((each) => cellOf(each, answer.answers[each.id], answer, sheet.language)),
];

/** A page of the answers as rows. The export of personal data is logged, once for all of its pages. */
export const exportAnswers: UseCase<typeof forms.endpoints.exportAnswers> = async (
  actor,
  { form_id, cursor },
  deps,
) => {
  const now = deps.now();
  const { language, school, schoolId } = actor;
  const form = await loadOwnForm(actor, form_id);
  const [{ questions, past }, { answers: total }, page] = await Promise.all([
    loadContent(form),
    loadCounts(form),
    pageOfAnswers(form, { limit: FORM_LIMITS.exportPage, cursor }),
  ]);
  const { timeZone } = school;
  const asked = everyQuestion(questions, past);
  const sheet = { language, timeZone, questions: asked, ofStudents: form.once === 'student' };
  const answers = await toAnswerDtos(schoolId, page.items);
  if (!cursor) await logOperation({ ...actor, now }, 'form.export', { id: form.id, rows: total });
  return {
    file_name: `${form.title}-${dayAt(momentOf(actor, now))}.xlsx`,
    heading: headingOf(sheet),
    rows: answers.map((answer) => rowOf(sheet, answer)),
    cursor: page.cursor,
    total,
  };
};
