import * as z from 'zod';
import { fieldLimits } from '#shared/field-limits.ts';
import {
  dateTime,
  integer,
  oneOf,
  optionalText,
  optionalWords,
  plainDay,
  UserId,
} from '#shared/fields.ts';
import { CourseId, FollowUpId, LeadId, LessonId, StudentId } from '#shared/ids.ts';
import { LANGUAGES } from '#shared/languages.ts';
import { orNone } from '#shared/lessons/fields.ts';
import { isChineseName } from '#shared/people/names.ts';
import { Phone } from '#shared/people/phones.ts';
import { Line } from '#shared/rich-text/plain-text.ts';
import { GUARDIAN_RELATIONS, StudentName } from '#shared/students/fields.ts';
import { STUDENT_LIMITS } from '#shared/students/limits.ts';
import { LEAD_LIMITS } from './limits.ts';
import { FOLLOW_UP_KINDS, LEAD_SOURCES, LEAD_STATES, LOST_REASONS, TRIAL_STATES } from './rules.ts';

/** A student's name; in Chinese characters it has 2 to 5 of them (specification 5), in others 1 to 30. */
export const LeadName = () =>
  StudentName().refine(
    (name) => {
      const { length } = Array.from(name);
      return (
        !isChineseName(name) ||
        (length >= LEAD_LIMITS.chineseNameMin && length <= LEAD_LIMITS.chineseNameMax)
      );
    },
    { params: { rule: 'length' } },
  );

/** `YYYY-MM`, or empty. */
const optionalMonth = () =>
  Line()
    .refine((text) => text === '' || /^\d{4}-(0[1-9]|1[0-2])$/.test(text))
    .register(fieldLimits, { maxLength: 'YYYY-MM'.length })
    .default('');

/** Somebody who can be called. */
export const LeadGuardian = () =>
  z.object({
    relation: oneOf(GUARDIAN_RELATIONS).default('other'),
    name: optionalWords(STUDENT_LIMITS.guardianNameMax),
    phone: Phone(),
  });
export type LeadGuardian = z.output<ReturnType<typeof LeadGuardian>>;

export const leadGuardians = () => z.array(LeadGuardian()).min(1).max(STUDENT_LIMITS.guardiansMax);
const shortText = () => optionalWords(LEAD_LIMITS.leadTextMax);

/** What staff write of a lead, besides its guardians. */
export const LeadText = {
  birth: optionalMonth,
  /** In years, when the month of birth is not known; 0 for unknown. */
  age: () => integer(0, LEAD_LIMITS.leadAgeMax).default(0),
  grade: shortText,
  course_id: () => orNone(CourseId).optional(),
  /** What the child would like, in words. */
  interest: shortText,
  source: () => oneOf(LEAD_SOURCES),
  /** Who referred the family. */
  referrer: shortText,
  campaign: shortText,
  owner_id: () => orNone(UserId).optional(),
  remark: () => optionalText(LEAD_LIMITS.leadRemarkMax),
  language: () => oneOf(LANGUAGES).optional(),
};

export const Trial = () =>
  z.object({
    lesson_id: LessonId,
    class_name: z.string(),
    date: plainDay,
    start: z.string(),
    end: z.string(),
    state: z.enum(TRIAL_STATES),
    remark: z.string(),
  });

/** A lead in a list. */
export const LeadRow = () =>
  z.object({
    id: LeadId,
    name: z.string(),
    /** In years; 0 for unknown. */
    age: z.number().int(),
    state: z.enum(LEAD_STATES),
    /** The first guardian; the phone is masked for callers who may not see phones. */
    guardian: z.object({
      relation: z.enum(GUARDIAN_RELATIONS),
      name: z.string(),
      phone: z.string(),
    }),
    course_name: z.string(),
    interest: z.string(),
    source: z.enum(LEAD_SOURCES),
    campaign: z.string(),
    owner_id: UserId.nullable(),
    owner_name: z.string(),
    /** The day of the next follow-up; empty for none. */
    due: plainDay,
    created: dateTime,
    /** Of the last follow-up. */
    last_at: dateTime.nullable(),
    trial: Trial().nullable(),
    lost: z.object({ reason: z.enum(LOST_REASONS), text: z.string() }).nullable(),
    student_id: StudentId.nullable(),
  });
export type LeadRow = z.infer<ReturnType<typeof LeadRow>>;

/** Everything of a lead. */
export const LeadDetail = () =>
  LeadRow().extend({
    guardians: z.array(
      z.object({ relation: z.enum(GUARDIAN_RELATIONS), name: z.string(), phone: z.string() }),
    ),
    birth: z.string(),
    grade: z.string(),
    course_id: CourseId.nullable(),
    referrer: z.string(),
    remark: z.string(),
    language: z.enum(LANGUAGES),
    /** When the family would like to come, as they wrote it on the web page. */
    wish: z.string(),
    /** When the family agreed on the web page that the school keeps this. */
    consented: dateTime.nullable(),
    /** Revision that an edit begins from. */
    rev: z.number().int(),
  });
export type LeadDetail = z.infer<ReturnType<typeof LeadDetail>>;

export const FollowUpDto = () =>
  z.object({
    id: FollowUpId,
    at: dateTime,
    by_name: z.string(),
    kind: z.enum(FOLLOW_UP_KINDS),
    result: z.string(),
    /** The next one was then to be on this day; empty for none. */
    due: plainDay,
    /** Of a trial lesson that was recorded. */
    attendance: z.enum(['present', 'absent']).nullable(),
  });
export type FollowUpDto = z.infer<ReturnType<typeof FollowUpDto>>;

/** A lead or student who has a phone already. */
export const Duplicate = () =>
  z.object({
    kind: z.enum(['lead', 'student']),
    id: z.string(),
    name: z.string(),
    phone: z.string(),
    /** Of a lead. */
    state: z.enum(LEAD_STATES).nullable(),
  });
export type Duplicate = z.infer<ReturnType<typeof Duplicate>>;
