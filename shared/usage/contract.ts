import * as z from 'zod';
import { CODE } from '#shared/codes.ts';
import { EditionId } from '#shared/editions/rules.ts';
import { group, post } from '#shared/endpoint.ts';
import {
  cursor,
  dateTime,
  integer,
  nothing,
  oneOf,
  optionalWords,
  page,
  pageSize,
  plainDay,
  SchoolId,
  UserId,
} from '#shared/fields.ts';
import { FIGURE_LIMITS } from '#shared/figures/limits.ts';
import { AnsweredPeriod, PeriodInput } from '#shared/figures/statistics-fields.ts';
import { LIMITS } from '#shared/limits.ts';
import { ROLE } from '#shared/roles.ts';
import { SCHOOL_LIMITS } from '#shared/schools/limits.ts';
import { USAGE_LIMITS } from './limits.ts';
import {
  SHOWN_READERS,
  type ShownReader,
  STORED_GROUPS,
  type StoredGroup,
  TRAFFIC_KINDS,
  type TrafficKind,
} from './rules.ts';

const access = [ROLE.principal];
const bytes = z.number().int();

const ofGroups = () =>
  z.object(
    Object.fromEntries(STORED_GROUPS.map((name) => [name, bytes])) as Record<
      StoredGroup,
      z.ZodNumber
    >,
  );
const ofKinds = () =>
  z.object(
    Object.fromEntries(TRAFFIC_KINDS.map((kind) => [kind, bytes])) as Record<
      TrafficKind,
      z.ZodNumber
    >,
  );

const ofReaders = () =>
  z.object(
    Object.fromEntries(SHOWN_READERS.map((name) => [name, bytes])) as Record<
      ShownReader,
      z.ZodNumber
    >,
  );

/** Somebody; a name that is empty is of somebody who has left. */
const PersonRef = () => z.object({ id: UserId, name: z.string(), role: z.number().int() });

/** How much of a quota is used; `quota` 0 is none. Bytes. */
const usedOf = {
  used: bytes,
  quota: bytes,
  left: bytes,
  /** The highest share in percent at which the principals are told: 80, 95, or 0 for less. */
  warned: z.number().int(),
};
/** Bytes a day on average of the last days, and the day on which the quota is used up if it goes on like that. */
const forecast = { per_day: z.number().int(), full_on: z.string().nullable() };

const spaceOverTime = post('report/oss_biao', {
  summary:
    'Storage over a period: for each day or month what took space at its end, by group, and what was stored and removed. Bytes. 1001 when `to` lies before `from` or more than 366 days behind it.',
  access,
  writes: 'no',
  budget: { read: 7, write: 0 },
  input: PeriodInput,
  output: () =>
    AnsweredPeriod().extend({
      quota: bytes,
      rows: z.array(
        z.object({
          date: plainDay,
          used: bytes,
          groups: ofGroups(),
          stored: bytes,
          removed: bytes,
        }),
      ),
    }),
});

export const USAGE_VIEWS = ['people', 'largest', 'changes', 'bin', 'unused', 'versions'] as const;
export type UsageView = (typeof USAGE_VIEWS)[number];

/** What is not said by a view is empty, 0 or null. */
const UsageEntry = () =>
  z.object({
    /** Of the person, the work, or the object. */
    id: z.string(),
    group: z.enum(STORED_GROUPS).nullable(),
    /** Of the person, the work, or the file. */
    name: z.string(),
    bytes,
    files: z.number().int(),
    /** Bytes that were stored and removed: on the day, or by the person ever. */
    stored: bytes,
    removed: bytes,
    /** Whose it is. */
    person: PersonRef().nullable(),
    /** Day of the changes, or when it was stored or put into the bin. */
    at: z.string(),
    /** When it is removed by itself. */
    until: dateTime.nullable(),
    /** Id of the work, task, lesson or report (`student/report`) that was the last to show the file. */
    shown: z.string(),
    /** Of a file that nothing shows: where it can be looked at. */
    url: z.string(),
  });
export type UsageEntry = z.infer<ReturnType<typeof UsageEntry>>;

const spaceEntries = post('report/oss_note', {
  summary: `What takes the space, page by page. \`changes\`: stored and removed on each day, by group, newest first. \`people\`: whose files, most first; who has stored something since then may come earlier than by it. \`largest\`: files of ${USAGE_LIMITS.largeFileBytes / 1024 ** 2} MB and more. And what can be freed, or frees itself: \`bin\`: works that were removed; \`unused\`: files that nothing shows; \`versions\`: old versions of works that were saved last.`,
  access,
  writes: 'no',
  // Figures of people wait in the parts of the space: all of their items are read for the first page.
  budget: { read: 24, write: 0 },
  input: () => z.object({ view: oneOf(USAGE_VIEWS).default('changes'), cursor, limit: pageSize }),
  output: () => page(UsageEntry()),
});

/** Views of what can be freed, or frees itself. */
export const FREEABLE_VIEWS = ['bin', 'unused', 'versions'] as const satisfies readonly UsageView[];
export type FreeableView = (typeof FREEABLE_VIEWS)[number];

const freeable = post('report/oss_freeable', {
  summary:
    'What can be freed of a kind, added up: removed works, files that nothing shows, or old versions. Only the first of them are looked at: with `more`, there is at least so much.',
  access,
  writes: 'no',
  budget: { read: 22, write: 0 },
  input: () => z.object({ view: oneOf(FREEABLE_VIEWS) }),
  output: () =>
    z.object({
      bytes,
      /** Works, or files. */
      count: z.number().int(),
      /** How many of them can be deleted now. */
      now: z.number().int(),
      more: z.boolean(),
    }),
});

const space = post('report/kongjian_use', {
  summary: 'Storage used and left, by group, and when it will be full. Bytes.',
  access,
  writes: 'no',
  budget: { read: 7, write: 0 },
  input: nothing,
  output: () =>
    z.object({
      ...usedOf,
      groups: z.array(z.object({ group: z.enum(STORED_GROUPS), bytes, files: z.number().int() })),
      ...forecast,
    }),
});

const traffic = post('report/surplus_flow', {
  summary:
    "Traffic of this month, used and left, by kind, and when it will be used up. Bytes of people's files that were sent; figures come up to some hours late, as the access log does. Above the quota nothing is refused.",
  access,
  writes: 'no',
  budget: { read: 3, write: 0 },
  input: nothing,
  output: () =>
    z.object({
      month: z.string(),
      ...usedOf,
      kinds: ofKinds(),
      ...forecast,
      /** Bytes at the end of the month, if it goes on like that. */
      expected: bytes,
    }),
});

const trafficOverTime = post('report/liuliang', {
  summary:
    'Traffic over a period: for each day or month what was sent, by kind. Bytes. 1001 when `to` lies before `from` or more than 366 days behind it.',
  access,
  writes: 'no',
  budget: { read: 3, write: 0 },
  input: PeriodInput,
  output: () =>
    AnsweredPeriod().extend({
      total: bytes,
      rows: z.array(z.object({ date: plainDay, sent: bytes, kinds: ofKinds() })),
    }),
});

const MONTH = /^\d{4}-(?:0[1-9]|1[0-2])$/;

const schoolTraffic = post('school/flow_school', {
  summary:
    'Traffic of a month per school, by kind: an operator gets a page of all schools, newest first, those of a name, or the one that is named; a principal the own school. Of one school also by to whom it was sent: groups and public pages, and the people to whom most films, projects and documents were sent. 2003 for a principal who names another.',
  access: [ROLE.principal, ROLE.platform],
  writes: 'no',
  budget: { read: 11, write: 0 },
  codes: [CODE.forbidden, CODE.notFound],
  input: () =>
    z.object({
      school: SchoolId.optional(),
      /** `YYYY-MM`; the current one by default. */
      month: z.string().regex(MONTH).optional(),
      search: optionalWords(SCHOOL_LIMITS.nameMax),
      cursor,
      limit: integer(1, FIGURE_LIMITS.pageMax).default(LIMITS.pageSize),
    }),
  output: () =>
    page(
      z.object({
        id: SchoolId,
        name: z.string(),
        edition: EditionId,
        ...usedOf,
        kinds: ofKinds(),
        /** Null in a list of many schools. */
        readers: ofReaders().nullable(),
        people: z.array(z.object({ person: PersonRef(), bytes })),
      }),
    ).extend({ month: z.string() }),
});

/** Storage and traffic of a school. */
export const usage = group('usage', {
  spaceOverTime,
  spaceEntries,
  freeable,
  space,
  traffic,
  trafficOverTime,
  schoolTraffic,
});
