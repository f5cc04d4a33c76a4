import * as z from 'zod';
import { CODE } from '#shared/codes.ts';
import { group, post } from '#shared/endpoint.ts';
import {
  cursor,
  integer,
  nothing,
  oneOf,
  optionalDay,
  optionalFlag,
  optionalText,
  page,
  requestKey,
  rev,
} from '#shared/fields.ts';
import { LeadId } from '#shared/ids.ts';
import { LIMITS } from '#shared/limits.ts';
import { Phone } from '#shared/people/phones.ts';
import { ROLE, STAFF } from '#shared/roles.ts';
import { STUDENT_LIMITS } from '#shared/students/limits.ts';
import { LeadQuery, leadEntries } from './entry-calls.ts';
import {
  Duplicate,
  FollowUpDto,
  LeadDetail,
  LeadName,
  LeadRow,
  LeadText,
  leadGuardians,
} from './fields.ts';
import { leadFigures } from './figure-calls.ts';
import { LEAD_LIMITS } from './limits.ts';
import { leadRequests } from './request-calls.ts';
import { CHOSEN_LEAD_STATES, FOLLOW_UP_KINDS, LEAD_STATES, LOST_REASONS } from './rules.ts';
import { leadTrials } from './trial-calls.ts';

const OneLead = () => z.object({ lead: LeadDetail() });
const leadPageSize = integer(1, LEAD_LIMITS.leadPageMax).default(LIMITS.pageSize);

const list = post('consult/list', {
  summary: 'Leads of the school. A page may be short although more follow: `cursor` says so.',
  access: STAFF,
  writes: 'no',
  budget: { read: 22, write: 0 },
  input: () => LeadQuery().extend({ cursor, limit: leadPageSize }),
  output: () => page(LeadRow()),
});

const due = post('consult/due', {
  summary:
    'Leads to be followed up today or since earlier, the longest waiting first: a teacher’s own ones, for principals all.',
  access: STAFF,
  writes: 'no',
  budget: { read: 14, write: 0 },
  input: nothing,
  output: () =>
    z.object({
      /** All of them, counted up to a limit; and those that should have been done before today. */
      total: z.number().int(),
      overdue: z.number().int(),
      list: z.array(LeadRow()),
    }),
});

const detail = post('consult/detail', {
  summary: 'Everything of one lead, with the newest follow-ups.',
  access: STAFF,
  writes: 'no',
  budget: { read: 6, write: 0 },
  codes: [CODE.notFound],
  input: () => z.object({ lead_id: LeadId }),
  output: () => OneLead().extend({ follow_ups: page(FollowUpDto()) }),
});

const followUps = post('consult/follow_ups', {
  summary: 'The follow-ups of a lead, the newest first.',
  access: STAFF,
  writes: 'no',
  budget: { read: 10, write: 0 },
  codes: [CODE.notFound],
  input: () => z.object({ lead_id: LeadId, cursor, limit: leadPageSize }),
  output: () => page(FollowUpDto()),
});

const duplicates = post('consult/duplicates', {
  summary: 'Leads and students of the school who have one of these phones.',
  access: STAFF,
  writes: 'no',
  budget: { read: 9, write: 0 },
  input: () =>
    z.object({
      phones: z.array(Phone()).min(1).max(STUDENT_LIMITS.guardiansMax),
      /** Not this one. */
      lead_id: LeadId.optional(),
    }),
  output: () => z.object({ list: z.array(Duplicate()) }),
});

/** A day that is to come, or empty for none. */
const dueDay = () => optionalDay();

const Written = () => ({
  name: LeadName(),
  guardians: leadGuardians(),
  birth: LeadText.birth(),
  age: LeadText.age(),
  grade: LeadText.grade(),
  course_id: LeadText.course_id(),
  interest: LeadText.interest(),
  source: LeadText.source(),
  referrer: LeadText.referrer(),
  campaign: LeadText.campaign(),
  owner_id: LeadText.owner_id(),
  remark: LeadText.remark(),
  language: LeadText.language(),
});

const add = post('consult/add', {
  summary:
    'Add a lead. -1 with `data.duplicates` when a lead or student has one of the phones, unless `allow_duplicate` is set. It is due today unless another day is given.',
  access: STAFF,
  writes: 'school',
  budget: { read: 14, write: 110 },
  codes: [CODE.notFound, CODE.wait],
  input: () =>
    z.object({
      ...Written(),
      due: dueDay().default(''),
      allow_duplicate: optionalFlag(),
      request_key: requestKey(),
    }),
  output: OneLead,
});

const edit = post('consult/edit', {
  summary:
    'Edit a lead; guardians that are left out stay. -1 with `data.current` when somebody else edited it since `rev`, and with `data.duplicates` as for a new one.',
  access: STAFF,
  writes: 'school',
  budget: { read: 14, write: 190 },
  codes: [CODE.notFound, CODE.wait],
  input: () =>
    z.object({
      lead_id: LeadId,
      rev: rev(),
      ...Written(),
      guardians: leadGuardians().optional(),
      allow_duplicate: optionalFlag(),
    }),
  output: OneLead,
});

const move = post('consult/move', {
  summary:
    'Move a lead to another state. `trial_booked` comes with a booked lesson and `enrolled` with the new student; a lesson that is booked is given up, except by `trial_done`. -1 with `data.current` when the lead is not in the state `from` any more. Lost leads have a reason.',
  access: STAFF,
  writes: 'school',
  budget: { read: 8, write: 40 },
  codes: [CODE.notFound, CODE.wait],
  input: () =>
    z.object({
      lead_id: LeadId,
      from: oneOf(LEAD_STATES),
      state: oneOf(CHOSEN_LEAD_STATES),
      reason: oneOf(LOST_REASONS).optional(),
      text: optionalText(LIMITS.reasonMax),
    }),
  output: OneLead,
});

const followUp = post('consult/follow_up', {
  summary:
    'Note what was done, and when it is to be gone on with. A new lead that was called, written to or met is then contacted. The same request_key writes once.',
  access: STAFF,
  writes: 'school',
  budget: { read: 9, write: 36 },
  codes: [CODE.notFound, CODE.wait],
  input: () =>
    z.object({
      lead_id: LeadId,
      kind: oneOf(FOLLOW_UP_KINDS),
      result: optionalText(LEAD_LIMITS.followUpTextMax),
      /** The day of the next one; empty for none. */
      due: dueDay(),
      request_key: requestKey(),
    }),
  output: OneLead,
});

const remove = post('consult/remove', {
  summary:
    'Delete a lead with its follow-ups, for one that was entered by mistake: it does not count in the figures any more, and its trial lesson is given up.',
  access: [ROLE.principal],
  writes: 'school',
  budget: { read: 10, write: 300 },
  codes: [CODE.notFound, CODE.wait],
  input: () => z.object({ lead_id: LeadId }),
  output: () => z.null(),
});

/** The school's leads: families that ask for lessons, until they are enrolled or lost. */
export const leads = group('leads', {
  list,
  due,
  detail,
  followUps,
  duplicates,
  add,
  edit,
  move,
  followUp,
  remove,
  ...leadEntries,
  ...leadTrials,
  ...leadFigures,
  ...leadRequests,
});
