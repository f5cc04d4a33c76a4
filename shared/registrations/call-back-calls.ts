import * as z from 'zod';
import { CODE } from '#shared/codes.ts';
import { post } from '#shared/endpoint.ts';
import {
  cursor,
  dateTime,
  oneOf,
  optionalText,
  optionalWords,
  page,
  pageSize,
  rev,
} from '#shared/fields.ts';
import { CallBackId } from '#shared/ids.ts';
import { LIMITS } from '#shared/limits.ts';
import { ROLE } from '#shared/roles.ts';

export const CALL_BACK_STATES = ['open', 'handled'] as const;

/** A request to be called back, as the operators see it. */
export const CallBackDto = () =>
  z.object({
    id: CallBackId,
    at: dateTime,
    name: z.string(),
    phone: z.string(),
    school_name: z.string(),
    country: z.string(),
    /** Province, city and district by name; in China only. */
    area: z.array(z.string()),
    remark: z.string(),
    state: z.enum(CALL_BACK_STATES),
    /** What the operators have noted. */
    note: z.string(),
    handled_at: dateTime.nullable(),
    handled_by: z.string(),
    rev: z.number().int(),
  });
export type CallBackDto = z.infer<ReturnType<typeof CallBackDto>>;

export const callBacks = post('school/join_list', {
  summary:
    'Platform: who asked for a call-back, newest first; `search` by any part of name, school or phone, and then by what was found. A page may be short although more follow: `cursor` says so.',
  access: [ROLE.platform],
  writes: 'no',
  budget: { read: 2, write: 0 },
  input: () =>
    z.object({
      search: optionalWords(LIMITS.searchTextMax).optional(),
      state: oneOf(CALL_BACK_STATES).optional(),
      cursor,
      limit: pageSize,
    }),
  output: () => page(CallBackDto()),
});

export const handleCallBack = post('school/join_handle', {
  summary:
    'Platform: note that somebody was called back, or that it is still to be done. -1 with `data.current` when somebody else noted something meanwhile.',
  access: [ROLE.platform],
  writes: 'school',
  budget: { read: 2, write: 16 },
  codes: [CODE.wait, CODE.notFound],
  input: () =>
    z.object({
      lead_id: CallBackId,
      /** What the edit began from. */
      rev: rev(),
      state: oneOf(CALL_BACK_STATES),
      note: optionalText(LIMITS.remarkMax),
    }),
  output: () => z.object({ lead: CallBackDto() }),
});
