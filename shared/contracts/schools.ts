import * as z from 'zod';
import { CODE } from '#shared/codes.ts';
import { SIGNED_IN } from '#shared/roles.ts';
import { group, post } from './endpoint.ts';
import { dateTime, empty, ownId } from './fields.ts';
import { institution } from './institution.ts';
import { schoolStatistics } from './school-statistics.ts';

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

export const schools = group('schools', {
  overdueInfo,
  overdueCheck,
  ...institution,
  ...schoolStatistics,
});
