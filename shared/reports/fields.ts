import * as z from 'zod';
import { dateTime, integer, oneOf, pictureUrl, plainDay } from '#shared/fields.ts';
import { ClassId, CycleId, ReportId, StudentId, WorkId } from '#shared/ids.ts';
import { LIMITS } from '#shared/limits.ts';
import { richTextJson } from '#shared/rich-text/json.ts';
import { Line, Lines } from '#shared/rich-text/plain-text.ts';
import { RichText } from '#shared/rich-text/rich-text.ts';
import { EVALUATION_PHRASES } from '#shared/teaching/fields.ts';
import { WORK_KINDS } from '#shared/works/rules.ts';
import { REPORT_LIMITS } from './limits.ts';

/** The six sides of a radar (specification 3): 0 is not rated, else 1 to 5. */
export const DIMENSIONS = [
  'logic',
  'focus',
  'thinking',
  'communication',
  'creativity',
  'innovation',
] as const;
export type Dimension = (typeof DIMENSIONS)[number];
export const DIMENSION_MAX = 5;

export const REPORT_KINDS = ['lesson', 'month', 'term', 'holiday', 'own'] as const;
export type ReportKind = (typeof REPORT_KINDS)[number];

/** What a report consists of; a template says which. */
export const SECTIONS = [
  'task',
  'pictures',
  'video',
  'evidence',
  'evaluation',
  'dimensions',
] as const;
export type Section = (typeof SECTIONS)[number];

export const EVIDENCE_KINDS = ['lesson', 'task', 'work', 'hours', 'report'] as const;
export type EvidenceKind = (typeof EVIDENCE_KINDS)[number];

/** `published` and `withdrawn` reports may have a newer draft beside them. */
export const REPORT_STATES = ['draft', 'published', 'withdrawn'] as const;

export const CYCLE_STATES = ['open', 'closed'] as const;

export type Dimensions = Readonly<Record<Dimension, number>>;
export const NOT_RATED: Dimensions = {
  logic: 0,
  focus: 0,
  thinking: 0,
  communication: 0,
  creativity: 0,
  innovation: 0,
};

const ofDimensions = <T extends z.ZodType>(value: () => T) =>
  z.object(Object.fromEntries(DIMENSIONS.map((name) => [name, value()])) as Record<Dimension, T>);

/** An object with none of its fields is something else, of the wrong type. */
export const part = <S extends z.ZodObject>(schema: S) =>
  z.preprocess<unknown, S, z.input<S>>(
    (value) =>
      typeof value === 'object' &&
      value !== null &&
      !Object.keys(value).some((name) => Object.hasOwn(schema.shape, name))
        ? null
        : value,
    schema,
  );

export const DimensionValues = () => ofDimensions(() => z.number().int().min(0).max(DIMENSION_MAX));
/** As a form sends them: all six. */
const dimensionValues = () => part(ofDimensions(() => integer(0, DIMENSION_MAX)));

const Media = () => z.object({ key: z.string(), url: pictureUrl });

/** What a piece of evidence says. */
export const EvidenceText = () =>
  z.object({
    kind: z.enum(EVIDENCE_KINDS),
    /** Of the lesson, task, work or report; of hours, the days they were counted in. */
    id: z.string(),
    title: z.string(),
    detail: z.string(),
    /** `YYYY-MM-DD`. */
    date: plainDay,
  });
export type EvidenceText = z.infer<ReturnType<typeof EvidenceText>>;

/** What a report was written from, as it was when it was taken in. */
export const ReportEvidence = () =>
  EvidenceText().extend({
    /** Of a task, 0 to 100. */
    score: z.number().int().nullable(),
    /**
     * Of a work, or of what was handed in: its picture, which may be empty, and what can be played: the file of that
     * version, which the report keeps.
     */
    picture: pictureUrl,
    work: z
      .object({
        id: WorkId,
        kind: z.enum(WORK_KINDS),
        version: z.number().int(),
        url: z.string(),
      })
      .nullable(),
  });
export type ReportEvidence = z.infer<ReturnType<typeof ReportEvidence>>;

/** What is written in a report, as the browser gets it. */
export const ReportContent = () =>
  z.object({
    name: z.string(),
    task: RichText(),
    pictures: z.array(Media()),
    video: Media().nullable(),
    evidence: z.array(ReportEvidence()),
    evaluation: z.string(),
    phrase: z.enum(['', ...EVALUATION_PHRASES]),
    dimensions: DimensionValues(),
  });
export type ReportContent = z.infer<ReturnType<typeof ReportContent>>;

const key = () => Line().min(1).max(LIMITS.objectKeyMax);
const evidenceText = () => Line().max(REPORT_LIMITS.evidenceTextMax);

const evidenceInput = () =>
  z.object({
    kind: oneOf(EVIDENCE_KINDS),
    id: Line().min(1).max(60),
    title: evidenceText(),
    detail: Lines().max(REPORT_LIMITS.evidenceTextMax).default(''),
    date: Line().max(10).default(''),
  });

/** Form encoding has no empty list: an empty text stands for one. */
const orNone = (value: unknown) => (value === '' ? [] : value);
export const listOf = <T extends z.ZodType>(item: T, max: number) =>
  z.preprocess<unknown, z.ZodType<z.output<T>[], z.input<T>[]>, z.input<T>[] | ''>(
    orNone,
    z.array(item).max(max),
  );

/**
 * What an editor sends of a report. A part that is left out stays as it is; pictures and the video are object
 * keys, an empty `video` is none.
 */
export const reportFields = () => ({
  name: Line().max(REPORT_LIMITS.nameMax).optional(),
  task: richTextJson(REPORT_LIMITS.taskBytes).optional(),
  pictures: listOf(key(), REPORT_LIMITS.picturesMax).optional(),
  video: Line().max(LIMITS.objectKeyMax).optional(),
  evidence: listOf(evidenceInput(), REPORT_LIMITS.evidenceMax).optional(),
  evaluation: Lines().max(REPORT_LIMITS.evaluationMax).optional(),
  phrase: oneOf(['', ...EVALUATION_PHRASES]).optional(),
  dimensions: dimensionValues().optional(),
});

/** What a kind of report asks for. */
export const ReportTemplate = () =>
  z.object({
    sections: z.array(z.enum(SECTIONS)),
    evidence: z.array(z.enum(EVIDENCE_KINDS)),
    dimensions: z.array(z.enum(DIMENSIONS)),
    /** Sentences of the school that a teacher takes in with one click; `{name}` stands for the child. */
    phrases: z.array(z.string()),
    /** How the school wants to sound, for the teacher to read. */
    tone: z.string(),
  });
export type ReportTemplate = z.infer<ReturnType<typeof ReportTemplate>>;

const chosen = <const T extends readonly [string, ...string[]]>(values: T) =>
  listOf(oneOf(values), values.length);

export const templateFields = () => ({
  sections: chosen(SECTIONS),
  evidence: chosen(EVIDENCE_KINDS),
  dimensions: chosen(DIMENSIONS),
  phrases: listOf(Line().min(1).max(REPORT_LIMITS.phraseMax), REPORT_LIMITS.phrasesMax),
  tone: Line().max(REPORT_LIMITS.toneMax).default(''),
});

/** What stands before publishing, until somebody overrules it with a reason. */
export const CHECKS = ['other_name', 'empty', 'fall', 'same_text', 'photo'] as const;
export type CheckKind = (typeof CHECKS)[number];

export const ReportFinding = () =>
  z.object({
    kind: z.enum(CHECKS),
    /** What it is about: a student's id, a section, a dimension, a text's mark, an object's key. */
    subject: z.string(),
    /** Words for a person: the other child's name, the text where it was found, the names of those with the same text. */
    detail: z.string(),
    /** Of a fall: the last report's value and this one's; of a name: how often it is there; else 0. */
    from: z.number().int(),
    to: z.number().int(),
    /** Empty unless it was overruled. */
    reason: z.string(),
    by_name: z.string(),
  });
export type ReportFinding = z.infer<ReturnType<typeof ReportFinding>>;

/** What the family has written on the page of the report, once. */
export const FAMILY_WORDS = ['thanks', 'question'] as const;
export const WORD_STATES = ['', 'new', 'seen'] as const;
const FamilyWord = () =>
  z.object({
    kind: z.enum(FAMILY_WORDS),
    text: z.string(),
    at: dateTime,
    /** False until a member of staff has marked it as seen. */
    seen: z.boolean(),
  });

/** What the school sees of the page that a family opens. */
export const ReportShare = () =>
  z.object({
    /** Null while there is none, it is revoked or over. The page is `/r/<token>`. */
    token: z.string().nullable(),
    revoked: z.boolean(),
    /** The last day (`YYYY-MM-DD`); empty for none. */
    expires: z.string(),
    /** Of the version that is shown now. */
    first_read: dateTime.nullable(),
    last_read: dateTime.nullable(),
    /** How often the page was opened, at most once in ten minutes, over all versions. */
    reads: z.number().int(),
    word: FamilyWord().nullable(),
    rev: z.number().int(),
  });
export type ReportShare = z.infer<ReturnType<typeof ReportShare>>;

/** A report in a list. */
export const ReportRow = () =>
  z.object({
    id: ReportId,
    cycle_id: CycleId,
    class_id: ClassId,
    class_name: z.string(),
    student_id: StudentId,
    student_name: z.string(),
    by_name: z.string(),
    name: z.string(),
    kind: z.enum(REPORT_KINDS),
    /** Of a kind of the school's own; else empty. */
    kind_name: z.string(),
    state: z.enum(REPORT_STATES),
    /** Of the last published version; 0 before there is one. */
    version: z.number().int(),
    /** There is a draft that is not published. */
    draft: z.boolean(),
    dimensions: DimensionValues(),
    /** Sections of the template that have content, and how many there are. */
    filled: z.number().int(),
    sections: z.number().int(),
    /** The last day that it is about. */
    day: z.string(),
    written: dateTime,
    published: dateTime.nullable(),
    /** The family has opened the version that is published. */
    read: z.boolean(),
    /** What the family has written, and whether staff have marked it as seen; empty for nothing, and for students. */
    word: z.enum(WORD_STATES),
    /** The caller writes the reports of its class. Those of other classes, and own ones of students, are only shown. */
    mine: z.boolean(),
  });
export type ReportRow = z.infer<ReturnType<typeof ReportRow>>;
