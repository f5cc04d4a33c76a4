export const QUESTION_KINDS = [
  'text',
  'long',
  'choice',
  'choices',
  'number',
  'date',
  'phone',
  'file',
  'signature',
  'consent',
] as const;
export type QuestionKind = (typeof QUESTION_KINDS)[number];

/** Kinds of files that a question may ask for; none of them is a program. */
export const ASKED_FILES = ['picture', 'pdf', 'office', 'video', 'audio'] as const;
type AskedFile = (typeof ASKED_FILES)[number];

export interface Option {
  readonly id: string;
  readonly label: string;
}

/** A question is shown when one of these options of another question, which stands before it, was chosen. */
interface Condition {
  readonly question: string;
  readonly options: readonly string[];
}

/** All kinds have the same fields; those of other kinds are empty. */
export interface Question {
  readonly id: string;
  readonly kind: QuestionKind;
  readonly title: string;
  readonly hint: string;
  readonly required: boolean;
  /** Of choices. */
  readonly options: readonly Option[];
  /** Choices have a line for what is not among the options. */
  readonly other: boolean;
  /** Of numbers; null for no bound. */
  readonly min: number | null;
  readonly max: number | null;
  /** Of files: their kinds, and how many at most. */
  readonly files: readonly AskedFile[];
  readonly most: number;
  /** Of a consent: what is accepted. */
  readonly text: string;
  readonly when: Condition | null;
}

/** What is chosen: ids of options, and what was written beside them. */
export interface Choice {
  readonly options: readonly string[];
  readonly other: string;
}

/** Text, number, consent; files and signatures by the ids of their uploads; choices. */
export type AnswerValue = string | number | true | readonly string[] | Choice;
export type FormAnswers = Readonly<Record<string, AnswerValue>>;

export const isChoice = ({ kind }: Pick<Question, 'kind'>): boolean =>
  kind === 'choice' || kind === 'choices';
export const asksForFiles = ({ kind }: Pick<Question, 'kind'>): boolean =>
  kind === 'file' || kind === 'signature';
