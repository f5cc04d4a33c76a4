import * as z from 'zod';
import { CODE } from '#shared/codes.ts';
import { EditionId } from '#shared/editions/rules.ts';
import { get, post } from '#shared/endpoint.ts';
import {
  cursor,
  dateTime,
  decimal,
  flag,
  nothing,
  oneOf,
  optionalWords,
  page,
  pageSize,
  pictureUrl,
  rev,
  SchoolId,
  UserId,
  words,
} from '#shared/fields.ts';
import { Statistics } from '#shared/figures/statistics-fields.ts';
import { LIMITS } from '#shared/limits.ts';
import { richTextJson } from '#shared/rich-text/json.ts';
import { Line } from '#shared/rich-text/plain-text.ts';
import { RichText } from '#shared/rich-text/rich-text.ts';
import { ROLE, SCHOOL_PEOPLE, STAFF } from '#shared/roles.ts';
import { WorkDto } from '#shared/works/fields.ts';
import { FIRST_STEPS } from './first-steps.ts';
import { SWITCHES } from './functions.ts';
import { SCHOOL_LIMITS } from './limits.ts';

/** Degrees as a form sends them; null when empty. */
const degrees = (max: number) =>
  z.preprocess(
    (value) => (value === undefined || value === '' ? null : decimal(value)),
    z.number().min(-max).max(max).nullable(),
  );

const PHONE = /^[0-9+() -]*$/;
const EMAIL = /^$|^[^@\s]+@[^@\s.]+(?:\.[^@\s.]+)+$/;

/** What a school publishes about itself: everything that its public page shows. */
const Institution = () =>
  z.object({
    id: SchoolId,
    name: z.string(),
    logo: pictureUrl,
    slogan: z.string(),
    contact: z.string(),
    phone: z.string(),
    email: z.string(),
    hours: z.string(),
    address: z.string(),
    /** Degrees, WGS 84; null when not known. */
    latitude: z.number().nullable(),
    longitude: z.number().nullable(),
    map: pictureUrl,
    about: RichText(),
  });

const getInfo = post('school/get_info', {
  summary: 'Institution information and introduction of the own school.',
  access: SCHOOL_PEOPLE,
  writes: 'no',
  budget: { read: 3, write: 0 },
  input: nothing,
  output: () =>
    Institution().extend({
      logo_key: z.string(),
      map_key: z.string(),
      /** Revisions of the information and of the introduction, which are edited apart. */
      rev: z.number().int(),
      about_rev: z.number().int(),
    }),
});

const edit = post('school/edit', {
  summary:
    'Edit the institution information. -1 with `data.current` when somebody else changed it after `rev` was read.',
  access: [ROLE.principal],
  writes: 'school',
  budget: { read: 6, write: 60 },
  codes: [CODE.wait, CODE.notFound],
  input: () =>
    z.object({
      rev: rev(0),
      name: words(SCHOOL_LIMITS.nameMax).min(1),
      slogan: optionalWords(SCHOOL_LIMITS.sloganMax),
      contact: optionalWords(SCHOOL_LIMITS.contactMax),
      phone: Line().max(SCHOOL_LIMITS.contactMax).regex(PHONE).default(''),
      email: Line().max(SCHOOL_LIMITS.contactMax).regex(EMAIL).default(''),
      hours: optionalWords(SCHOOL_LIMITS.contactMax),
      address: optionalWords(SCHOOL_LIMITS.addressMax),
      latitude: degrees(90),
      longitude: degrees(180),
      /** Keys of pictures that were uploaded for the school; empty for none. */
      logo_key: optionalWords(LIMITS.objectKeyMax),
      map_key: optionalWords(LIMITS.objectKeyMax),
    }),
  output: () => z.object({ rev: z.number().int() }),
});

const editAbout = post('school/edit_about', {
  summary:
    'Edit the introduction: the text of the editor as JSON. -1 with `data.current` when it was changed meanwhile.',
  access: [ROLE.principal],
  writes: 'school',
  budget: { read: 5, write: 12 },
  codes: [CODE.wait, CODE.notFound],
  input: () =>
    z.object({
      rev: rev(0),
      about: richTextJson(SCHOOL_LIMITS.aboutBytes, 1),
    }),
  output: () => z.object({ rev: z.number().int() }),
});

const picture = post('school/picture', {
  summary:
    'Store a picture of the school (png, jpg, gif or webp, at most 2 MB, base64; larger ones go by `index/upload`).',
  access: [ROLE.principal],
  writes: 'school',
  picture: true,
  budget: { read: 2, write: 12 },
  codes: [CODE.wait],
  input: () => z.object({ file: z.string().min(1) }),
  output: () => z.object({ key: z.string(), url: pictureUrl }),
});

const introduction = get('school/introduction', {
  summary: 'The public introduction of a school.',
  access: 'public',
  writes: 'no',
  budget: { read: 3, write: 0 },
  codes: [CODE.notFound],
  input: () => z.object({ school: SchoolId }),
  output: Institution,
});

const home = post('school/index', {
  summary:
    'Staff home: kept figures of the school and of its last seven days, caps of the edition, storage in bytes, newest works, end of the subscription.',
  access: STAFF,
  writes: 'no',
  budget: { read: 8, write: 0 },
  input: nothing,
  output: () =>
    z.object({
      teachers: z.object({ used: z.number().int(), cap: z.number().int() }),
      students: z.object({ used: z.number().int(), cap: z.number().int() }),
      unlicensed: z.number().int(),
      classes: z.number().int(),
      open_classes: z.number().int(),
      /** Bytes that the school has stored, and the quota of its edition. */
      storage: z.object({ used: z.number().int(), quota: z.number().int() }),
      /** Today and the six days before. */
      week: Statistics('school'),
      /** The works that were published last to the whole school. */
      works: z.array(WorkDto()),
      /** For the principal of a new school: the first steps in their order, and which are done. */
      steps: z.array(z.object({ step: z.enum(FIRST_STEPS), done: z.boolean() })).nullable(),
      subscription: z.object({ start: dateTime, end: dateTime }),
    }),
});

const Switches = () =>
  z.object({
    list: z.array(z.object({ id: z.enum(SWITCHES), name: z.string(), on: z.boolean() })),
  });

const switches = post('school/switches', {
  summary: 'Functions of the edition that a school may take out of its menus, and whether it has.',
  access: [ROLE.principal],
  writes: 'no',
  budget: { read: 2, write: 0 },
  codes: [CODE.notFound],
  input: nothing,
  output: Switches,
});

const setSwitch = post('school/switch', {
  summary:
    "Take a function out of the school's menus (`on` 0) or back into them (1). Its data and calls stay as they are.",
  access: [ROLE.principal],
  writes: 'school',
  budget: { read: 3, write: 6 },
  codes: [CODE.notFound],
  input: () => z.object({ id: oneOf(SWITCHES), on: flag() }),
  output: Switches,
});

const allSchools = post('school/select_allschool', {
  summary: 'Platform: schools with their figures, newest first or by a part of the name.',
  access: [ROLE.platform],
  writes: 'no',
  budget: { read: 4, write: 0 },
  input: () =>
    z.object({
      limit: pageSize,
      cursor,
      search: optionalWords(LIMITS.searchTextMax),
      /** Only schools with students for whom no licence is left. */
      unlicensed: z
        .string()
        .regex(/^[01]$/)
        .default('0'),
    }),
  output: () =>
    page(
      z.object({
        id: SchoolId,
        name: z.string(),
        edition: EditionId,
        state: z.string(),
        subscription: z.object({ start: dateTime, end: dateTime }),
        teachers: z.number().int(),
        students: z.number().int(),
        unlicensed: z.number().int(),
      }),
    ),
});

const unlicensedStudents = post('school/unlicensed_students', {
  summary: 'Platform: students of a school for whom no licence is left. The look is logged.',
  access: [ROLE.platform],
  writes: 'session',
  budget: { read: 4, write: 2 },
  codes: [CODE.notFound],
  input: () => z.object({ school: SchoolId, limit: pageSize, cursor }),
  output: () =>
    page(z.object({ id: UserId, name: z.string(), account: z.string(), created: dateTime })),
});

/** Calls about the school itself. */
export const institution = {
  getInfo,
  edit,
  editAbout,
  picture,
  introduction,
  switches,
  setSwitch,
  home,
  allSchools,
  unlicensedStudents,
};
