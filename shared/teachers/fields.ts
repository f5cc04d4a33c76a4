import * as z from 'zod';
import { CODE } from '#shared/codes.ts';
import { fieldLimits } from '#shared/field-limits.ts';
import {
  ClassId,
  dateTime,
  NAME_PATTERN,
  oneOf,
  optionalText,
  pictureUrl,
  requestKey,
  UserId,
} from '#shared/fields.ts';
import { LIMITS } from '#shared/limits.ts';
import { idList } from '#shared/lists.ts';
import { ACCOUNT_LIMITS, NewAccount } from '#shared/people/accounts.ts';
import { PEOPLE_LIMITS } from '#shared/people/limits.ts';
import { PersonName } from '#shared/people/names.ts';
import { Phone } from '#shared/people/phones.ts';
import { Line, Lines } from '#shared/rich-text/plain-text.ts';
import { ROLE } from '#shared/roles.ts';
import { ABILITIES } from './abilities.ts';
import { TEACHER_LIMITS } from './limits.ts';

/** The role of a member of staff, as the wire spells it. */
export const STAFF_ROLES = ['principal', 'teacher', 'live-teacher'] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

const emptyOr = (schema: z.ZodType) => (value: string) =>
  value === '' || schema.safeParse(value).success;

/** The editable fields of a member of staff; all but the name may be empty. */
export const TeacherText = {
  name: () => PersonName(TEACHER_LIMITS.nameMax),
  nick: () =>
    Line()
      .max(PEOPLE_LIMITS.nicknameMax)
      .refine(emptyOr(z.string().regex(NAME_PATTERN))),
  phone: () => Line().refine(emptyOr(Phone())),
  remark: () => Lines().max(LIMITS.remarkMax),
  /** Generated from the name when empty. */
  account: () =>
    Line().toLowerCase().refine(emptyOr(NewAccount())).register(fieldLimits, ACCOUNT_LIMITS),
  abilities: () => idList(oneOf(ABILITIES), 0, ABILITIES.length),
};

export const TeacherDto = () =>
  z.object({
    id: UserId,
    account: z.string(),
    name: z.string(),
    nick: z.string(),
    /** Empty for callers who may not see phones. */
    phone: z.string(),
    remark: z.string(),
    avatar: pictureUrl,
    role: z.enum(STAFF_ROLES),
    /** What a teacher may do beyond teaching; a principal may do everything. */
    abilities: z.array(z.enum(ABILITIES)),
    disabled: z.boolean(),
    /** The person still has the first password. */
    default_password: z.boolean(),
    created: dateTime,
    /** Revision that an edit begins from; empty for callers who may not edit. */
    rev: z.string(),
  });
export type TeacherDto = z.infer<ReturnType<typeof TeacherDto>>;

/** The password of a person who has not chosen one. */
export const initialPassword = () => z.string();

/** Adding a teacher, wherever it is done. */
export const adding = {
  summary:
    'Add a teacher or live teacher, who gets a first password of their own. -1 when the edition allows no more; 2005 when the account is taken. Repeating a request (same `request_key`) adds nobody twice.',
  access: [ROLE.principal],
  writes: 'school',
  budget: { read: 6, write: 120 },
  codes: [CODE.wait, CODE.exists],
  input: () =>
    z.object({
      request_key: requestKey(),
      name: TeacherText.name(),
      account: TeacherText.account().default(''),
      nick: TeacherText.nick().default(''),
      phone: TeacherText.phone().default(''),
      remark: optionalText(LIMITS.remarkMax),
      role: oneOf(['teacher', 'live-teacher']).default('teacher'),
      abilities: TeacherText.abilities().optional(),
    }),
  /** Without a first password when a repeated request finds that the person has chosen another one. */
  output: () => z.object({ teacher: TeacherDto(), initial_password: initialPassword().nullable() }),
} as const;

/** Classes because of which a person cannot be removed: `data` of the answer -1. */
export const TaughtClasses = () =>
  z.object({ classes: z.array(z.object({ id: ClassId, name: z.string() })) });
export type TaughtClasses = z.infer<ReturnType<typeof TaughtClasses>>;

/** Removing a member of staff, wherever it is done. */
export const removing = {
  summary:
    'Remove a member of staff. Whoever has classes hands them over to `to_teacher_id` in the same call; without it -1 with `data.classes`. Nobody removes themself, and never the last principal. A run that broke off may be repeated.',
  access: [ROLE.principal],
  writes: 'school',
  budget: { read: 12, write: 100 },
  codes: [CODE.wait, CODE.notFound],
  input: () => z.object({ teacher_id: UserId, to_teacher_id: UserId.optional() }),
  output: () => z.object({ handed_over: z.number().int() }),
} as const;
