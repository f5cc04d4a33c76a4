import { FORM_LIMITS } from './limits.ts';
import { asksForFiles, isChoice, type Question } from './questions.ts';

/** What is wrong with questions; the browser has a text for each. */
export type QuestionFault =
  | 'no_questions'
  | 'repeated'
  | 'no_options'
  | 'repeated_option'
  | 'bounds'
  | 'no_files'
  | 'no_consent'
  | 'condition'
  | 'too_many_options'
  | 'too_many_files';

interface FaultyQuestion {
  /** Empty for the form as a whole. */
  readonly question: string;
  readonly rule: QuestionFault;
}

const isRepeated = (ids: readonly string[]): boolean => new Set(ids).size < ids.length;

/** A condition names a choice that stands before, and some of its options. */
function isPossible({ when }: Question, before: readonly Question[]): boolean {
  if (!when) return true;
  const asked = before.find(({ id }) => id === when.question);
  if (!asked || !isChoice(asked) || when.options.length === 0) return false;
  return when.options.every((id) => asked.options.some((option) => option.id === id));
}

function faultOf(question: Question, before: readonly Question[]): QuestionFault | undefined {
  const { kind, options, min, max, files, text } = question;
  if (isChoice(question) && options.length < FORM_LIMITS.optionsMin) return 'no_options';
  if (isRepeated(options.map(({ id }) => id))) return 'repeated_option';
  if (isRepeated(options.map(({ label }) => label))) return 'repeated_option';
  if (min !== null && max !== null && min > max) return 'bounds';
  if (kind === 'file' && files.length === 0) return 'no_files';
  if (kind === 'consent' && text === '') return 'no_consent';
  return isPossible(question, before) ? undefined : 'condition';
}

function faultOfAll(questions: readonly Question[]): QuestionFault | undefined {
  if (questions.length === 0) return 'no_questions';
  if (isRepeated(questions.map(({ id }) => id))) return 'repeated';
  const options = questions.reduce((sum, each) => sum + each.options.length, 0);
  if (options > FORM_LIMITS.optionsInAll) return 'too_many_options';
  const asking = questions.filter(asksForFiles);
  const files = asking.reduce((sum, each) => sum + (each.kind === 'file' ? each.most : 1), 0);
  const isTooMuch =
    asking.length > FORM_LIMITS.fileQuestionsMax || files > FORM_LIMITS.filesOfAnswerMax;
  return isTooMuch ? 'too_many_files' : undefined;
}

/** The first thing that is wrong with the questions of a form. */
export function findQuestionFault(questions: readonly Question[]): FaultyQuestion | undefined {
  for (const [at, question] of questions.entries()) {
    const rule = faultOf(question, questions.slice(0, at));
    if (rule) return { question: question.id, rule };
  }
  const rule = faultOfAll(questions);
  return rule && { question: '', rule };
}
