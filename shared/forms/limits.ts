/** Limits of forms and of what is answered to them. */
export const FORM_LIMITS = {
  titleMax: 60,
  introMax: 2000,
  thanksMax: 500,
  questionsMax: 60,
  /** Questions that are there no more, kept because answers name them. */
  pastMax: 120,
  questionTitleMax: 200,
  hintMax: 300,
  consentMax: 2000,
  optionsMin: 2,
  optionsMax: 20,
  optionMax: 100,
  /** Options of all questions: an answer counts each in one update. */
  optionsInAll: 300,
  /** Questions that ask for files or a signature. */
  fileQuestionsMax: 10,
  filesMax: 3,
  /** Files of one answer: each is a write of its transaction. */
  filesOfAnswerMax: 12,
  fileBytes: 10 * 1024 * 1024,
  signatureBytes: 512 * 1024,
  shortMax: 200,
  longMax: 2000,
  otherMax: 100,
  /** Numbers, and digits behind the point. */
  numberMax: 1_000_000_000,
  decimals: 4,
  /** Questions and answers as JSON, in characters. */
  questionsJson: 40_000,
  answersJson: 20_000,
  /** Most answers that a form can be limited to. */
  answersMax: 100_000,
  /** Forms that are deleted with one call: all change in one transaction. */
  formsAtOnce: 15,
  formsPage: 20,
  answersAtOnce: 20,
  answersPage: 100,
  exportPage: 250,
  /** Answers and files from one network to one form within a day: a school with all its guests is one. */
  answersPerNetwork: 1_500,
  filesPerNetwork: 1_500,
  tokenMax: 200,
  deviceMin: 16,
  deviceMax: 64,
} as const;

/** Days after the end of a form until its answers are deleted. */
export const KEPT_DAYS = ['30', '90', '180', '365'] as const;

/** How often one may answer: no limit, once on a device, once for a student. */
export const ONCE = ['no', 'device', 'student'] as const;
export type Once = (typeof ONCE)[number];
