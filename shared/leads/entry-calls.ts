import * as z from 'zod';
import { CODE } from '#shared/codes.ts';
import { post } from '#shared/endpoint.ts';
import {
  oneOf,
  optionalFlag,
  optionalWords,
  requestKey,
  Sheet,
  UserId,
  words,
} from '#shared/fields.ts';
import { ClassId, LeadId } from '#shared/ids.ts';
import { LIMITS } from '#shared/limits.ts';
import { idList } from '#shared/lists.ts';
import { Line } from '#shared/rich-text/plain-text.ts';
import { STAFF } from '#shared/roles.ts';
import { SamePhone } from '#shared/students/family-fields.ts';
import { RowError, StudentDetail, StudentName, StudentText } from '#shared/students/fields.ts';
import { LEAD_LIMITS } from './limits.ts';
import { LEAD_SOURCES, LEAD_STATES } from './rules.ts';

export const LeadQuery = () =>
  z.object({
    /** Any part of the child's name, and of phones for callers who may see phones. */
    search: optionalWords(LIMITS.searchTextMax),
    state: oneOf(LEAD_STATES).optional(),
    source: oneOf(LEAD_SOURCES).optional(),
    owner: UserId.optional(),
    /** To be done today or earlier; within a week; with no day. Of open leads. */
    due: oneOf(['today', 'week', 'none']).optional(),
    /** `due`: the next follow-up first, of open leads unless a state is given. A search has its own order. */
    sort: oneOf(['due', 'newest']).default('due'),
  });

const convert = post('consult/convert', {
  summary:
    'Make a student of a lead, with its guardians, once: whoever tries it again gets the same student (`already`), and a teacher gets 2003 for the student of somebody else. As for a new student: 1001 with rule `duplicate` for `name`, unless `force` is set; -1 when a class is full or closed.',
  access: STAFF,
  abilities: ['add-students'],
  writes: 'school',
  budget: { read: 24, write: 220 },
  codes: [CODE.forbidden, CODE.notFound, CODE.wait],
  input: () =>
    z.object({
      lead_id: LeadId,
      name: StudentName(),
      account: StudentText.account().default(''),
      gender: StudentText.gender().default(''),
      birthday: StudentText.birthday().default(''),
      remark: StudentText.remark(),
      class_ids: idList(ClassId, 0, LEAD_LIMITS.enrolledClassesMax).default([]),
      force: optionalFlag(),
    }),
  output: () =>
    z.object({
      student: StudentDetail(),
      /** Null once the student has chosen another one. */
      initial_password: z.string().nullable(),
      /** The student was made before. */
      already: z.boolean(),
      same_phone: SamePhone(),
    }),
});

/** Each row is checked by itself, so that a wrong one does not stop the others. */
const ImportRow = () => {
  const cell = () => words(LIMITS.rowTextMax).default('');
  return z.object({
    /** Identifies the row within the request. */
    key: Line().min(1).max(40),
    name: words(LIMITS.rowTextMax),
    phone: cell(),
    guardian: cell(),
    relation: cell(),
    birth: cell(),
    age: cell(),
    grade: cell(),
    interest: cell(),
    source: cell(),
    referrer: cell(),
    campaign: cell(),
    remark: words(LEAD_LIMITS.leadRemarkMax).default(''),
  });
};

const importRows = post('consult/import', {
  summary: `Add up to ${LEAD_LIMITS.leadsPerBatch} leads. Each row that can be added is, by itself; each other one comes back with its reasons, and may be mended and sent again under the same request key. A phone that a lead, a student or another row has is the rule \`duplicate\`, unless \`allow_duplicate\` is set.`,
  access: STAFF,
  writes: 'school',
  budget: { read: 110, write: 4600 },
  input: () =>
    z.object({
      request_key: requestKey(),
      leads: z.array(ImportRow()).min(1).max(LEAD_LIMITS.leadsPerBatch),
      allow_duplicate: optionalFlag(),
    }),
  output: () =>
    z.object({
      results: z.array(
        z.object({
          key: z.string(),
          ok: z.boolean(),
          lead: z.object({ id: LeadId, name: z.string() }).nullable(),
          errors: z.array(RowError()),
        }),
      ),
    }),
});

const exportSheet = post('consult/export', {
  summary:
    'Leads as xlsx, newest first, as the query says without its order; or the empty sheet to import. The list needs the ability to export.',
  access: STAFF,
  // Exports are logged, also while the school is past due.
  writes: 'session',
  budget: { read: 6, write: 2 },
  codes: [CODE.forbidden],
  input: () =>
    LeadQuery()
      .omit({ sort: true, due: true })
      .extend({ kind: oneOf(['list', 'template']).default('list') }),
  output: Sheet,
});

export const leadEntries = { convert, importRows, exportSheet };
