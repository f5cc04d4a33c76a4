import * as z from 'zod';
import { CLASS_LIMITS } from '#shared/classes/limits.ts';
import { CODE } from '#shared/codes.ts';
import { group, post } from '#shared/endpoint.ts';
import { ClassId, integer, nothing, requestKey, UserId } from '#shared/fields.ts';
import { StudentId } from '#shared/ids.ts';
import { SIGNED_IN, STAFF } from '#shared/roles.ts';
import { PICKS_MAX } from './fair-picks.ts';
import { TOOL_IDS } from './rules.ts';

const list = post('index/tools', {
  summary:
    'Tools for lessons that the caller may open, with their names in the language of the caller and where they open; none for those who do not teach a class.',
  access: SIGNED_IN,
  writes: 'no',
  budget: { read: 1, write: 0 },
  input: nothing,
  output: () =>
    z.object({
      list: z.array(
        z.object({
          id: z.enum(TOOL_IDS),
          name: z.string(),
          summary: z.string(),
          url: z.string(),
        }),
      ),
    }),
});

const OfClass = () => z.object({ class_id: ClassId });
const codes = [CODE.forbidden, CODE.notFound];

/** How often the caller has picked each student of the class; the name picker makes those likelier who were picked less. */
const Counts = () => z.object({ list: z.array(z.object({ id: UserId, times: z.number().int() })) });

const picks = post('tool/picks', {
  summary:
    'How often the caller’s name picker has picked each student of a class. Who has joined since begins with the lowest count.',
  access: STAFF,
  writes: 'no',
  budget: { read: 6, write: 0 },
  codes,
  input: OfClass,
  output: Counts,
});

const pick = post('tool/pick', {
  summary:
    'Count whom the caller’s name picker has picked since the last call, or take it back (`times` below 0). Repeating a request counts once; students who are not in the class count nothing.',
  access: STAFF,
  writes: 'school',
  budget: { read: 9, write: 8 },
  codes: [...codes, CODE.wait],
  input: () =>
    OfClass().extend({
      picks: z
        .array(
          z.object({
            id: StudentId,
            times: integer(-PICKS_MAX, PICKS_MAX),
          }),
        )
        .min(1)
        .max(CLASS_LIMITS.capacityMax),
      request_key: requestKey(),
    }),
  output: Counts,
});

/** Tools for lessons. What they keep is on the device, but for the counts of the name picker. */
export const tools = group('tools', { list, picks, pick });
