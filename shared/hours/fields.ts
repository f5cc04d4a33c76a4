import * as z from 'zod';
import {
  ClassId,
  dateTime,
  integer,
  oneOf,
  optionalWords,
  pictureUrl,
  plainDay,
} from '#shared/fields.ts';
import { CourseId, LessonId, StudentId } from '#shared/ids.ts';
import { LIMITS } from '#shared/limits.ts';
import { PAY_METHODS } from '#shared/money.ts';
import { HOUR_LIMITS } from './limits.ts';

/** Lines of a ledger of class hours. */
export const HOUR_KINDS = ['purchase', 'gift', 'use', 'reversal', 'expiry', 'refund'] as const;
/** Those that staff enter themselves. */
export const MANUAL_KINDS = ['purchase', 'gift', 'use'] as const;

/** Those that add hours. */
export const CREDIT_KINDS = ['purchase', 'gift'] as const;

/** Money that is paid with hours, or given back. */
export const PaymentFields = () => ({
  /** In the smallest unit of the school's currency. */
  amount: integer(0, LIMITS.moneyMax).default(0),
  method: oneOf(PAY_METHODS).default('other'),
  /** Number of the receipt. */
  receipt: optionalWords(HOUR_LIMITS.receiptMax),
});

/** The hours of a student for a kind of course. What concerns finances is absent for who may not see them. */
export const HourAccountDto = () =>
  z.object({
    /** Null for the general account, which pays for lessons of any kind. */
    course_id: CourseId.nullable(),
    course_name: z.string(),
    /** What can be used today; negative when hours are owed. */
    balance: z.number(),
    owed: z.number(),
    purchased: z.number().optional(),
    given: z.number().optional(),
    /** Bought hours that were taken back, for money. */
    refunded: z.number().optional(),
    /** Paid and given back in all, in the smallest unit of the school's currency. */
    money: z.object({ paid: z.int(), refunded: z.int() }).optional(),
    used: z.number(),
    expired: z.number(),
    next_expiry: z.object({ date: plainDay, hours: z.number() }).nullable(),
    /** At or below the school's limit for a low balance. */
    low: z.boolean(),
    /** Used up, and not to be filled up again. */
    settled: z.boolean(),
  });
export type HourAccountDto = z.infer<ReturnType<typeof HourAccountDto>>;

export const HourRow = () =>
  z.object({
    student_id: StudentId,
    name: z.string(),
    account: z.string(),
    avatar: pictureUrl,
    classes: z.array(z.object({ id: ClassId, name: z.string() })),
    accounts: z.array(HourAccountDto()),
    /** Of a class, and without an account: nothing pays for the lessons. */
    without_hours: z.boolean(),
  });
export type HourRow = z.infer<ReturnType<typeof HourRow>>;

/** A line of a statement. */
export const HourEntryDto = () =>
  z.object({
    /** The number of the entry in its account. */
    entry: z.number().int(),
    kind: z.enum(HOUR_KINDS),
    /** What it adds to the balance; negative for what it takes. */
    hours: z.number(),
    /** The balance with it. */
    balance: z.number(),
    at: dateTime,
    by_name: z.string(),
    note: z.string(),
    /** The last day on which bought or given hours can be used. */
    valid_to: plainDay.nullable(),
    /** Absent for who may not see finances; null without money. Negative for what is given or taken back. */
    payment: z
      .object({ amount: z.int(), method: z.enum(PAY_METHODS), receipt: z.string() })
      .nullable()
      .optional(),
    /** What can still be given back of a purchase; absent for who may not see finances. */
    refundable: z.object({ hours: z.number(), amount: z.int() }).nullable().optional(),
    /** Of a refund: the purchase. */
    refunds: z.number().int().nullable(),
    lesson: z.object({ id: LessonId, date: plainDay, name: z.string() }).nullable(),
    reverses: z.number().int().nullable(),
    reversed_by: z.number().int().nullable(),
    /** Staff may reverse it; hours that a lesson took are corrected at the lesson. */
    reversible: z.boolean(),
  });
export type HourEntryDto = z.infer<ReturnType<typeof HourEntryDto>>;
