import * as z from 'zod';
import { CODE } from '#shared/codes.ts';
import { get, group, post } from '#shared/endpoint.ts';
import { flag, nothing, oneOf, optionalWords, pictureUrl, rev, words } from '#shared/fields.ts';
import { ClassId, CourseId, UserId, WorkId } from '#shared/ids.ts';
import { LANGUAGES } from '#shared/languages.ts';
import { LESSON_LIMITS } from '#shared/lessons/limits.ts';
import { LIMITS } from '#shared/limits.ts';
import { PEOPLE_LIMITS } from '#shared/people/limits.ts';
import { Line } from '#shared/rich-text/plain-text.ts';
import { ROLE, STAFF } from '#shared/roles.ts';
import { WORK_KINDS } from '#shared/works/rules.ts';
import { SCHOOL_PAGE_LIMITS } from './limits.ts';
import { SCHOOL_PAGE_CARDS } from './school-page.ts';

const school = get('school/page', {
  summary:
    "A school's own page for everybody, as `/institutionDialog/<school>`: what it offers, who teaches, works that children have published to everybody, lessons to try, and how to get there. 404 with a page for an address of no school. Kept by the edge for a minute.",
  access: 'public',
  writes: 'no',
  document: 'text/html; charset=utf-8',
  budget: { read: 100, write: 0 },
  input: () =>
    z.object({
      school: Line().min(1).max(PEOPLE_LIMITS.accountMax),
      lang: oneOf(LANGUAGES).optional(),
    }),
  output: () => z.string(),
});

const Cards = () =>
  z
    .array(oneOf(SCHOOL_PAGE_CARDS))
    .max(SCHOOL_PAGE_CARDS.length)
    .transform((list) => [...new Set(list)]);

/** What a school says of a kind of course: for whom it is, and what it is about. */
const CourseWords = () =>
  z.object({
    id: CourseId,
    ages: optionalWords(SCHOOL_PAGE_LIMITS.ages),
    text: optionalWords(SCHOOL_PAGE_LIMITS.courseText),
  });

const Photo = () =>
  z.object({
    key: words(LIMITS.objectKeyMax).min(1),
    /** What it shows, for people who do not see it. */
    alt: optionalWords(SCHOOL_PAGE_LIMITS.photoText),
  });

/** What a principal decides about the page. */
const Shown = () => ({
  /** Parts that are left out. */
  off: z.array(z.enum(SCHOOL_PAGE_CARDS)),
  /** Works that the school has chosen; none for the newest. */
  works: z.array(WorkId),
});

const PublicWork = () =>
  z.object({
    id: WorkId,
    title: z.string(),
    kind: z.enum(WORK_KINDS),
    thumbnail: pictureUrl,
  });

const Settings = () =>
  z.object({
    ...Shown(),
    rev: z.number().int(),
    photos: z.array(z.object({ key: z.string(), alt: z.string(), url: pictureUrl })),
    courses: z.array(
      z.object({ id: CourseId, name: z.string(), ages: z.string(), text: z.string() }),
    ),
    /** Works among which the school chooses: public ones, the newest first. */
    offered: z.array(PublicWork()),
    /** Those who let the page show them. */
    teachers: z.array(z.object({ id: UserId, name: z.string(), line: z.string() })),
    /** Classes in which children may try a lesson. */
    classes: z.array(z.object({ id: ClassId, name: z.string() })),
  });

const settings = post('school/page_settings', {
  summary: "What the school's own page shows, and what it may choose from.",
  access: [ROLE.principal],
  writes: 'no',
  budget: { read: 80, write: 0 },
  input: nothing,
  output: Settings,
});

const edit = post('school/edit_page', {
  summary:
    "Change what the school's own page shows. -1 with `data.current` when somebody else changed it after `rev` was read.",
  access: [ROLE.principal],
  writes: 'school',
  budget: { read: 12, write: 60 },
  codes: [CODE.wait, CODE.notFound],
  input: () =>
    z.object({
      rev: rev(0),
      off: Cards().default([]),
      works: z.array(WorkId).max(SCHOOL_PAGE_LIMITS.works).default([]),
      photos: z.array(Photo()).max(SCHOOL_PAGE_LIMITS.photos).default([]),
      courses: z.array(CourseWords()).max(LESSON_LIMITS.coursesMax).default([]),
    }),
  output: () => z.object({ rev: z.number().int() }),
});

const own = post('school/page_own', {
  summary: "Does the school's own page show the caller, and with which words?",
  access: STAFF,
  writes: 'no',
  budget: { read: 2, write: 0 },
  input: nothing,
  output: () => z.object({ on: z.boolean(), line: z.string() }),
});

const show = post('school/page_teacher', {
  summary:
    "Let the school's own page show the caller, with a line about them, or no longer. A principal may take a colleague off it (`user_id`, `on` 0).",
  access: STAFF,
  writes: 'school',
  budget: { read: 4, write: 12 },
  codes: [CODE.forbidden, CODE.notFound, CODE.wait],
  input: () =>
    z.object({
      user_id: UserId.optional(),
      on: flag(),
      line: optionalWords(SCHOOL_PAGE_LIMITS.teacherLine),
    }),
  output: () => z.object({ on: z.boolean(), line: z.string() }),
});

/** The page of a school for everybody, and what is decided about it. */
export const pages = group('pages', { school, settings, edit, own, show });
