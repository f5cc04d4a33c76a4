import * as z from 'zod';
import { CODE } from '#shared/codes.ts';
import { group, post } from '#shared/endpoint.ts';
import { dateTime, empty, integer, nothing, oneOf, ownId } from '#shared/fields.ts';
import { LANGUAGES } from '#shared/languages.ts';
import { Country, Currency, TimeZone } from '#shared/regions/countries.ts';
import { ROLE, SIGNED_IN } from '#shared/roles.ts';
import { Revision } from '#shared/students/fields.ts';
import { institution } from './institution-calls.ts';
import { schoolStatistics } from './statistics-calls.ts';

const overdueInfo = post('school/overdue_info', {
  summary: 'What the expiry reminder shows: due date, service phone, QR code.',
  access: SIGNED_IN,
  writes: 'no',
  self: true,
  budget: { read: 2, write: 0 },
  input: ownId,
  output: () =>
    z.object({
      startTime: dateTime,
      endTime: dateTime,
      /** When the school's data will be deleted if the subscription is not renewed. */
      deleteTime: dateTime,
      pastDue: z.boolean(),
      tel: z.string(),
      qrcode: z.string(),
      authorizationCode: z.string(),
    }),
});

const overdueCheck = post('school/overdue_check', {
  summary: '3001 when the expiry reminder must show (past due, or within 7 days of it), else 1.',
  access: SIGNED_IN,
  writes: 'no',
  self: true,
  budget: { read: 1, write: 0 },
  codes: [CODE.notOverdue],
  input: ownId,
  output: empty,
});

/** A password that the school's principals know, and how often it was renewed. */
const FirstPassword = () => z.object({ password: z.string(), number: z.number().int() });

const firstPassword = post('school/first_password', {
  summary:
    'The first password of the school: what students have to whom a principal gave access one by one, until they choose another one.',
  access: [ROLE.principal],
  writes: 'no',
  budget: { read: 2, write: 0 },
  codes: [CODE.notFound],
  input: nothing,
  output: FirstPassword,
});

const renewFirstPassword = post('school/first_password_renew', {
  summary:
    'Another first password for the school; the old one is worth nothing from then on. -1 with `data.current` when somebody else has renewed it since `number` was read; repeating a request renews it once.',
  access: [ROLE.principal],
  writes: 'school',
  budget: { read: 2, write: 6 },
  codes: [CODE.notFound, CODE.wait],
  input: () => z.object({ number: integer(1, 1_000_000) }),
  output: FirstPassword,
});

/** Where the school is, what its clock shows, in which money it counts, and how the service writes to it. */
const Region = () => ({
  country: Country(),
  time_zone: TimeZone(),
  currency: Currency(),
  language: oneOf(LANGUAGES),
});
const RegionDto = () => z.object({ ...Region(), rev: z.string() });

const region = post('school/region', {
  summary: 'Country, time zone, currency and language of the school.',
  access: [ROLE.principal],
  writes: 'no',
  budget: { read: 2, write: 0 },
  codes: [CODE.notFound],
  input: nothing,
  output: RegionDto,
});

const editRegion = post('school/edit_region', {
  summary:
    'Change country, time zone, currency and language of the school. -1 for another time zone while lessons are planned, and for another currency once class hours were entered; -1 with `data.current` when somebody else changed it after `rev` was read.',
  access: [ROLE.principal],
  writes: 'school',
  budget: { read: 4, write: 8 },
  codes: [CODE.wait, CODE.notFound],
  input: () => z.object({ ...Region(), rev: Revision() }),
  output: RegionDto,
});

export const schools = group('schools', {
  region,
  editRegion,
  firstPassword,
  renewFirstPassword,
  overdueInfo,
  overdueCheck,
  ...institution,
  ...schoolStatistics,
});
