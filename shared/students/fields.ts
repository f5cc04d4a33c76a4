import * as z from 'zod';
import { CLASS_LIMITS } from '#shared/classes/limits.ts';
import { fieldLimits } from '#shared/field-limits.ts';
import {
  dateTime,
  NAME_PATTERN,
  oneOf,
  optionalDay,
  optionalText,
  optionalWords,
  pictureUrl,
  plainDay,
} from '#shared/fields.ts';
import { ClassId, LessonId, StudentId } from '#shared/ids.ts';
import { LIMITS } from '#shared/limits.ts';
import { idList } from '#shared/lists.ts';
import { ACCOUNT_LIMITS, NewAccount } from '#shared/people/accounts.ts';
import { PEOPLE_LIMITS } from '#shared/people/limits.ts';
import { PersonName } from '#shared/people/names.ts';
import { Phone } from '#shared/people/phones.ts';
import { Line } from '#shared/rich-text/plain-text.ts';
import { ATTENDANCE_STATES } from '#shared/teaching/fields.ts';
import { STUDENT_LIMITS } from './limits.ts';

export const GENDERS = ['', 'female', 'male'] as const;

/** Up to 30 characters. */
export const StudentName = () => PersonName(STUDENT_LIMITS.nameMax);

export const studentIds = () => idList(StudentId, 1, STUDENT_LIMITS.perBatch);
export const classIds = () => idList(ClassId, 0, CLASS_LIMITS.ofStudent);
export const firstClassIds = () => idList(ClassId, 0, CLASS_LIMITS.ofNewStudent);

/** The editable fields of a student besides the name; all may be empty. */
export const StudentText = {
  nick: () =>
    Line()
      .max(PEOPLE_LIMITS.nicknameMax)
      .refine((nick) => nick === '' || NAME_PATTERN.test(nick)),
  phone: () => Line().refine((phone) => phone === '' || Phone().safeParse(phone).success),
  gender: () => oneOf(GENDERS),
  birthday: () => optionalDay(),
  remark: () => optionalText(LIMITS.remarkMax),
  /** Generated when empty. */
  account: () =>
    Line()
      .refine((account) => account === '' || NewAccount().safeParse(account).success)
      .register(fieldLimits, ACCOUNT_LIMITS),
};

export const GUARDIAN_RELATIONS = [
  'mother',
  'father',
  'grandmother',
  'grandfather',
  'other',
] as const;

/** Whether a guardian lets the school publish photos of the child. */
export const PHOTO_CONSENTS = ['unknown', 'yes', 'no'] as const;

/** Somebody who answers for a student, and can be called. */
export const Guardian = () =>
  z.object({
    relation: oneOf(GUARDIAN_RELATIONS),
    name: optionalWords(STUDENT_LIMITS.guardianNameMax),
    phone: Phone(),
    photos: oneOf(PHOTO_CONSENTS),
  });
export type Guardian = z.infer<ReturnType<typeof Guardian>>;

export const Revision = () => z.string().regex(/^[\w-]{22}$/);

/** A student in a list. */
export const StudentRow = () =>
  z.object({
    id: StudentId,
    account: z.string(),
    name: z.string(),
    nick: z.string(),
    gender: z.enum(GENDERS),
    /** Masked for callers who may not see phones. */
    phone: z.string(),
    avatar: pictureUrl,
    classes: z.array(z.object({ id: ClassId, name: z.string() })),
    disabled: z.boolean(),
    /** The person still has the first password. */
    default_password: z.boolean(),
    /** False when the school had no licence left: may not sign in. */
    licensed: z.boolean(),
    created: dateTime,
    /** Null until the first sign-in. */
    last_sign_in: dateTime.nullable(),
    /** Class hours of all kinds of course; null for a student who has never had any. */
    hours: z.object({ left: z.number(), owed: z.number() }).nullable(),
    /** The last lesson whose record names the student. */
    last_lesson: z
      .object({
        id: LessonId,
        date: plainDay,
        /** Of the class, as it was then. */
        class_name: z.string(),
        attendance: z.enum(ATTENDANCE_STATES),
      })
      .nullable(),
    /** Revision that an edit begins from; it changes with every field that staff edit. */
    rev: Revision(),
  });
export type StudentRow = z.infer<ReturnType<typeof StudentRow>>;

/** Everything that staff may edit. */
export const StudentDetail = () => StudentRow().extend({ birthday: plainDay, remark: z.string() });
export type StudentDetail = z.infer<ReturnType<typeof StudentDetail>>;

/** Which students of the school; for a teacher always among those of the own classes. */
export const StudentQuery = () =>
  z.object({
    /** Any part of name or account, and of the phone for callers who may see phones. */
    search: optionalWords(LIMITS.searchTextMax),
    class_id: ClassId.optional(),
    filter: oneOf(['no_class', 'disabled', 'default_password', 'unlicensed']).optional(),
    /**
     * `name` applies to the whole list of the school, `hours` (the fewest left first, owed ones before all) to
     * that and to a class; with any other filter or a search the order is that of adding.
     */
    sort: oneOf(['newest', 'name', 'hours']).default('newest'),
  });
export type StudentQuery = z.infer<ReturnType<typeof StudentQuery>>;

/** Why one row of many was refused, in the language of the caller. */
export const RowError = () =>
  z.object({ field: z.string(), rule: z.string(), message: z.string() });

/** The outcome for one of many students. */
export const StudentResult = () =>
  z.object({ id: StudentId, ok: z.boolean(), errors: z.array(RowError()) });
