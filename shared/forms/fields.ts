import * as z from 'zod';
import { fieldContents } from '#shared/field-contents.ts';
import { dateTime } from '#shared/fields.ts';
import { FormAnswerId, FormId, UserId } from '#shared/ids.ts';
import { Line, Lines } from '#shared/rich-text/plain-text.ts';
import { FORM_LIMITS, KEPT_DAYS, ONCE } from './limits.ts';
import { type AnswerValue, ASKED_FILES, QUESTION_KINDS, type Question } from './questions.ts';
import { FORM_STATES } from './state.ts';

/** Made by the builder; answers name questions and options by it. */
const PartId = () => z.string().regex(/^[a-z0-9]{6,16}$/);

const FormOption = () =>
  z.object({ id: PartId(), label: Line().min(1).max(FORM_LIMITS.optionMax) });

const bound = () =>
  z.number().min(-FORM_LIMITS.numberMax).max(FORM_LIMITS.numberMax).nullable().default(null);

export const FormQuestion = () =>
  z.object({
    id: PartId(),
    kind: z.enum(QUESTION_KINDS),
    title: Line().min(1).max(FORM_LIMITS.questionTitleMax),
    hint: Line().max(FORM_LIMITS.hintMax).default(''),
    required: z.boolean().default(false),
    options: z.array(FormOption()).max(FORM_LIMITS.optionsMax).default([]),
    other: z.boolean().default(false),
    min: bound(),
    max: bound(),
    files: z.array(z.enum(ASKED_FILES)).max(ASKED_FILES.length).default([]),
    most: z.number().int().min(1).max(FORM_LIMITS.filesMax).default(1),
    text: Lines().max(FORM_LIMITS.consentMax).default(''),
    when: z
      .object({ question: PartId(), options: z.array(PartId()).min(1).max(FORM_LIMITS.optionsMax) })
      .nullable()
      .default(null),
  }) satisfies z.ZodType<Question>;

const parseJson = (json: string): unknown => {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
};

/** A value as JSON: forms that are sent nest less deep, and have fewer fields. */
const inJson = <S extends z.ZodType>(name: string, schema: S, max: number) =>
  Line()
    .min(1)
    .max(max)
    .transform((json, context): z.output<S> => {
      const parsed = schema.safeParse(parseJson(json));
      if (parsed.success) return parsed.data;
      context.addIssue({ code: 'custom', params: { rule: 'invalid' } });
      return z.NEVER;
    })
    .register(fieldContents, { json: { name, schema: () => schema } });

export const questionsField = () =>
  inJson(
    'FormQuestions',
    z.array(FormQuestion()).max(FORM_LIMITS.questionsMax),
    FORM_LIMITS.questionsJson,
  );

/** Anything but an object is refused here, all else by the check that the browser makes, too. */
export const answersField = () =>
  inJson('FormAnswers', z.record(z.string().max(40), z.unknown()), FORM_LIMITS.answersJson);

const Choice = () => z.object({ options: z.array(z.string()).readonly(), other: z.string() });
export const StoredAnswer = () =>
  z.union([
    z.string(),
    z.number(),
    z.literal(true),
    z.array(z.string()).readonly(),
    Choice(),
  ]) satisfies z.ZodType<AnswerValue>;

const Instant = () => z.string();
const once = () => z.enum(ONCE);
const keptDays = () => z.enum(KEPT_DAYS);

/** A form as lists show it. */
export const FormRow = () =>
  z.object({
    id: FormId,
    title: z.string(),
    owner: UserId,
    owner_name: z.string(),
    state: z.enum(FORM_STATES),
    questions: z.number().int(),
    answers: z.number().int(),
    /** Answers that nobody has looked at. */
    unseen: z.number().int(),
    from: Instant(),
    until: Instant(),
    created: dateTime,
    /** When its answers are deleted, as far as it is known; empty while there is no end. */
    erased: Instant(),
    /** What its address ends in. */
    token: z.string(),
    rev: z.number().int(),
  });
export type FormRow = z.infer<ReturnType<typeof FormRow>>;

/** A form with its questions, for those who edit it. */
export const FormDto = () =>
  FormRow().extend({
    intro: z.string(),
    thanks: z.string(),
    list: z.array(FormQuestion()),
    /** Questions and options that are there no more, but which answers name. */
    past: z.array(FormQuestion()),
    most: z.number().int(),
    once: once(),
    kept_days: keptDays(),
    /** One more with each change of the questions. */
    version: z.number().int(),
  });
export type FormDto = z.infer<ReturnType<typeof FormDto>>;

const AnswerFile = () =>
  z.object({
    id: z.string(),
    name: z.string(),
    bytes: z.number().int(),
    /** Signed; empty in lists. */
    url: z.string(),
  });

/** What somebody has answered. */
export const FormAnswerDto = () =>
  z.object({
    id: FormAnswerId,
    at: dateTime,
    seen: z.boolean(),
    /** The student for whom it was answered; empty where forms do not ask. */
    student: z.string(),
    answers: z.record(z.string(), StoredAnswer()),
    files: z.array(AnswerFile()),
  });
export type FormAnswerDto = z.infer<ReturnType<typeof FormAnswerDto>>;

/** What was counted of a question. */
export const QuestionFigures = () =>
  z.object({
    question: z.string(),
    answered: z.number().int(),
    /** Of choices, by option; `other` stands for what was written. */
    options: z.array(z.object({ id: z.string(), count: z.number().int() })),
    /** Of numbers: the mean, and how many were from one bound up to another. */
    mean: z.number().nullable(),
    ranges: z.array(z.object({ from: z.number(), to: z.number(), count: z.number().int() })),
    /** Of dates: by day, those far away by month or year. */
    days: z.array(z.object({ day: z.string(), count: z.number().int() })),
  });
export type QuestionFigures = z.infer<ReturnType<typeof QuestionFigures>>;
