import { createHash } from 'node:crypto';
import * as z from 'zod';
import { entity, type Stored } from '#functions/platform/entity.ts';
import { schoolPrefix } from '#functions/platform/keys.ts';
import {
  type Listing,
  listing,
  platformList,
  schoolList,
  showing,
} from '#functions/platform/listing.ts';
import { attributes } from '#functions/platform/row-form.ts';
import { ClassId, CycleId, ReportId, SchoolId, StudentId, UserId } from '#shared/ids.ts';
import { REPORT_KINDS, REPORT_STATES, WORD_STATES } from '#shared/reports/fields.ts';
import { EVALUATION_PHRASES } from '#shared/teaching/fields.ts';

/** What the figures of a cycle hold of a published report. */
const Shown = () =>
  z.object({
    name: z.string(),
    /** The six values, a digit each. */
    values: z.string(),
    /** Those of the report before it, of another cycle; empty for none. */
    last: z.string(),
    /** By how much values fell since then, added up. */
    fell: z.number().int(),
    /** Hours from the last lesson of the cycle's days to the first publishing; -1 without such a lesson. */
    hours: z.number(),
  });

/**
 * What lists and figures show of the report of one child in one cycle. Its text is in the draft and in the
 * published versions, beside it.
 */
const Report = () =>
  z.object({
    schoolId: SchoolId,
    id: ReportId,
    cycleId: CycleId,
    classId: ClassId,
    studentId: StudentId,
    kind: z.enum(REPORT_KINDS),
    /** Of a kind of the school's own; absent for others. */
    kindName: z.string().optional(),
    /** The last day of the cycle: reports of a child are in this order. */
    day: z.iso.date(),
    /** Names as they were when it was last written. */
    className: z.string(),
    studentName: z.string(),
    authorId: UserId,
    authorName: z.string(),
    /** The class's teacher, to whom it is counted. */
    teacherId: UserId,
    state: z.enum(REPORT_STATES),
    /** The last version that was published; 0 before there is one. */
    version: z.number().int(),
    /** There is a draft. */
    draft: z.boolean(),
    /** How often it was saved or published: what an edit begins from. */
    edits: z.number().int(),
    /** Of the draft, else of the last version. */
    name: z.string(),
    values: z.string(),
    /** And of what the teacher wrote: the phrase, and how it begins. */
    phrase: z.enum(['', ...EVALUATION_PHRASES]),
    excerpt: z.string(),
    filled: z.number().int(),
    sections: z.number().int(),
    /** A mark of the text without the child's name, to find equal texts; empty for a short one. */
    mark: z.string(),
    written: z.iso.datetime(),
    /** Empty unless it is published. */
    published: z.string(),
    /** When the family first opened the version that is published; empty until then. */
    read: z.string(),
    /** What the family has written about it, which is in its share. */
    word: z.enum(WORD_STATES),
    /** `hours` of the first version that was published. Publishing it again says nothing about the time. */
    firstHours: z.number().optional(),
    shown: Shown().optional(),
    /** Time to live (epoch seconds), set when the student is removed; then it is in no list of the school. */
    expires: z.number().int().optional(),
    /** What was drawn of it is still to be removed. */
    drawn: z.boolean().optional(),
  });
export type ReportValue = z.infer<ReturnType<typeof Report>>;
export type Report = Stored<ReportValue>;
export type ReportKey = Pick<ReportValue, 'schoolId' | 'id'>;
type ReportPlace = Pick<ReportValue, 'schoolId' | 'cycleId' | 'classId' | 'studentId'>;

const ID_LENGTH = 26;
const LETTERS = '0123456789abcdefghijklmnopqrstuv';

/** The id follows from what there can be only one report of: nobody writes a second one. */
export function reportIdOf({ schoolId, cycleId, classId, studentId }: ReportPlace): ReportId {
  const hash = createHash('sha256').update([schoolId, cycleId, classId, studentId].join('\n'));
  const letters = [...hash.digest()].slice(0, ID_LENGTH).map((byte) => LETTERS[byte % 32]);
  return ReportId.parse(`rpt-${letters.join('')}`);
}

export const REPORT_LISTS = {
  /** By cycle, then by student. */
  ofClass: (id: ClassId) => `reports-class-${id}`,
  /** All of a student, and those that are published, by the last day of the cycle. */
  ofStudent: (id: UserId) => `reports-of-${id}`,
  shownOf: (id: UserId) => `reports-shown-${id}`,
  /** Published ones of a cycle in which values fell, those that fell most last. */
  falling: (id: CycleId) => `reports-falling-${id}`,
} as const;

/** Reports on removed students of which files may be left, for the scheduled job. */
export const RETIRED_REPORTS = platformList('RETIRED-REPORTS');

const DIGITS = 2;

function listings(report: ReportValue): Listing[] {
  const { schoolId, id, cycleId, classId, studentId, day, shown, expires, drawn } = report;
  if (expires !== undefined)
    return drawn ? [listing(RETIRED_REPORTS, '', `${schoolId}/${id}`)] : [];
  const at = (list: string, position: string) =>
    showing(listing(schoolList(schoolId, list), position, id));
  const place = `${day}#${cycleId}`;
  return [
    at(REPORT_LISTS.ofClass(classId), `${cycleId}#${studentId}`),
    at(REPORT_LISTS.ofStudent(studentId), place),
    ...(shown ? [at(REPORT_LISTS.shownOf(studentId), place)] : []),
    ...(shown && shown.fell > 0
      ? [at(REPORT_LISTS.falling(cycleId), String(shown.fell).padStart(DIGITS, '0'))]
      : []),
  ];
}

/** What lists show of a report. */
const LISTED = [
  'id',
  'cycleId',
  'classId',
  'className',
  'studentId',
  'studentName',
  'authorName',
  'kind',
  'kindName',
  'day',
  'name',
  'state',
  'version',
  'draft',
  'edits',
  'values',
  'phrase',
  'excerpt',
  'filled',
  'sections',
  'mark',
  'written',
  'published',
  'read',
  'word',
  'shown',
] as const;
export type ListedReport = Pick<ReportValue, (typeof LISTED)[number]>;

export const reportPartition = ({ schoolId, id }: ReportKey): string =>
  `${schoolPrefix(schoolId)}RPT#${id}`;

export const reports = entity({
  type: 'report',
  version: 1,
  schema: Report,
  key: (id: ReportKey) => ({ pk: reportPartition(id), sk: 'REPORT' }),
  lists: listings,
  row: attributes<Report, keyof ListedReport>(LISTED),
});
