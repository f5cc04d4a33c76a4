import * as z from 'zod';
import { entity, type Stored } from '#functions/platform/entity.ts';
import { personPartition, schoolPrefix } from '#functions/platform/keys.ts';
import { HOUR_KINDS } from '#shared/hours/fields.ts';
import { CourseId, LessonId, SchoolId, UserId } from '#shared/ids.ts';
import { PAY_METHODS } from '#shared/money.ts';
import { HourPart } from './hour-account.ts';
import { GENERAL } from './hour-wallet.ts';

/** Money that goes with hours. */
const Payment = () =>
  z.object({
    /** In the smallest unit of the school's currency; negative for what is given back or taken back. */
    amount: z.int(),
    method: z.enum(PAY_METHODS),
    /** Number of the receipt; empty for none. */
    receipt: z.string(),
  });

/**
 * An entry of the ledger. It never changes, except that the number of its reversal is set once, and that what
 * was given back of a purchase is summed up at it.
 */
export const HourEntry = () =>
  z.object({
    schoolId: SchoolId,
    userId: UserId,
    courseId: CourseId.optional(),
    /** Number of the entry within its account, from 1. */
    n: z.number().int().min(1),
    kind: z.enum(HOUR_KINDS),
    /** What it adds to the balance; negative when it takes hours. */
    hours: z.number().multipleOf(0.5),
    /** The balance after it. */
    balance: z.number().multipleOf(0.5),
    /** The lots that it filled or took from, and by how much it changed the debt. */
    parts: z.array(HourPart()),
    owed: z.number().multipleOf(0.5),
    at: z.iso.datetime(),
    by: UserId,
    /** The name at that time. */
    byName: z.string(),
    note: z.string(),
    /** The last day on which bought or given hours can be used. */
    until: z.iso.date().optional(),
    /** The lesson that took the hours, with the class's name at that time. */
    lesson: z.object({ id: LessonId, date: z.iso.date(), name: z.string() }).optional(),
    payment: Payment().optional(),
    /** Of a refund: the purchase. */
    refunds: z.number().int().optional(),
    /** Of a purchase: what was given back of it. */
    refunded: z.object({ hours: z.number().multipleOf(0.5), amount: z.int() }).optional(),
    /** The entry of the account that it reverses. */
    reverses: z.number().int().optional(),
    reversedBy: z.number().int().optional(),
    /** Of a reversal: the kind of the entry that it reverses. */
    undoes: z.enum(HOUR_KINDS).optional(),
    /** Of a purchase, and of its reversal: the student had bought hours before. */
    renews: z.boolean().optional(),
    /** The month at the school in which it was written: it stands in the list of that month. */
    month: z.string(),
    /** Time to live (epoch seconds), set when the student is removed. */
    expires: z.number().int().optional(),
  });
export type HourEntry = Stored<z.infer<ReturnType<typeof HourEntry>>>;
export type HourEntryValue = Omit<HourEntry, 'rev'>;

type EntryId = Pick<HourEntry, 'schoolId' | 'userId' | 'n'> & {
  readonly courseId?: CourseId | undefined;
};

/** The entries of a month that no lesson wrote: what was bought, given, refunded, has expired or was corrected. */
export const entriesOfMonth = (schoolId: SchoolId, month: string): string =>
  `${schoolPrefix(schoolId)}HOURS#${month}`;

function indexes({
  schoolId,
  userId,
  month,
  lesson,
  at,
  courseId,
  n,
}: z.infer<ReturnType<typeof HourEntry>>) {
  if (lesson) return undefined;
  const gsi1sk = `${at}#${userId}#${courseId ?? GENERAL}#${n}`;
  return { gsi1pk: entriesOfMonth(schoolId, month), gsi1sk };
}

const DIGITS = 8;
/** Prefix of the sort keys of all entries of a student. */
export const ENTRIES_PREFIX = 'HOURS#';
/** Prefix of the sort keys of the entries of one account. */
export const entriesOfAccount = (courseId: CourseId | undefined): string =>
  `${ENTRIES_PREFIX}${courseId ?? GENERAL}#`;

export const hourEntries = entity({
  type: 'hour-entry',
  version: 1,
  schema: HourEntry,
  indexes,
  key: ({ schoolId, userId, courseId, n }: EntryId) => ({
    pk: personPartition(schoolId, userId),
    sk: `${entriesOfAccount(courseId)}${String(n).padStart(DIGITS, '0')}`,
  }),
});
