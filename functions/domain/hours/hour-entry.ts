import * as z from 'zod';
import { entity, type Stored } from '#functions/platform/entity.ts';
import { personPartition } from '#functions/platform/keys.ts';
import { HOUR_KINDS } from '#shared/contracts/hour-fields.ts';
import { CourseId, LessonId, SchoolId, UserId } from '#shared/ids.ts';
import { HourPart } from './account.ts';
import { GENERAL } from './hour-wallet.ts';

/** A line of the ledger. It is never changed; only which entry reversed it is noted, once. */
export const HourEntry = () =>
  z.object({
    schoolId: SchoolId,
    userId: UserId,
    courseId: CourseId.optional(),
    /** 1 for the first of the account, 2 for the second. */
    n: z.number().int().min(1),
    kind: z.enum(HOUR_KINDS),
    /** What it adds to the balance; negative for what it takes. */
    hours: z.number().multipleOf(0.5),
    /** The balance with it. */
    balance: z.number().multipleOf(0.5),
    /** The lots that it filled or took from, and how much more is owed by it. */
    parts: z.array(HourPart()),
    owed: z.number().multipleOf(0.5),
    at: z.iso.datetime(),
    by: UserId,
    /** As it was then. */
    byName: z.string(),
    note: z.string(),
    /** The last day on which bought or given hours can be used. */
    until: z.iso.date().optional(),
    /** The lesson that took the hours, with the class's name as it was then. */
    lesson: z.object({ id: LessonId, date: z.iso.date(), name: z.string() }).optional(),
    /** The entry of the account that it takes back. */
    reverses: z.number().int().optional(),
    reversedBy: z.number().int().optional(),
    /** Set when the student is removed. */
    expires: z.number().int().optional(),
  });
export type HourEntry = Stored<z.infer<ReturnType<typeof HourEntry>>>;
export type HourEntryValue = Omit<HourEntry, 'rev'>;

type EntryId = Pick<HourEntry, 'schoolId' | 'userId' | 'n'> & {
  readonly courseId?: CourseId | undefined;
};

const DIGITS = 8;
/** Sort keys of all entries of a student begin with the first, those of an account with the second. */
export const ENTRIES_PREFIX = 'HOURS#';
export const entriesOfAccount = (courseId: CourseId | undefined): string =>
  `${ENTRIES_PREFIX}${courseId ?? GENERAL}#`;

export const hourEntries = entity({
  type: 'hour-entry',
  version: 1,
  schema: HourEntry,
  key: ({ schoolId, userId, courseId, n }: EntryId) => ({
    pk: personPartition(schoolId, userId),
    sk: `${entriesOfAccount(courseId)}${String(n).padStart(DIGITS, '0')}`,
  }),
});
