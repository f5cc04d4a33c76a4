import * as z from 'zod';
import { CODE } from '#shared/codes.ts';
import { group, post } from '#shared/endpoint.ts';
import {
  ClassId,
  cursor,
  empty,
  flag,
  integer,
  nothing,
  oneOf,
  optionalDay,
  optionalText,
  optionalWords,
  page,
  pageSize,
  requestKey,
  rev,
  Sheet,
  UserId,
  words,
} from '#shared/fields.ts';
import { EquipmentId, EquipmentKindId, RoomId, StudentId } from '#shared/ids.ts';
import { LIMITS } from '#shared/limits.ts';
import { idList } from '#shared/lists.ts';
import { ROLE, STAFF } from '#shared/roles.ts';
import { RowError } from '#shared/students/fields.ts';
import { KindDto, KindFields, PieceDto, PieceFields, StepDto } from './fields.ts';
import { EQUIPMENT_LIMITS } from './limits.ts';
import { overdue } from './overdue-call.ts';
import { LENT_CONDITIONS, PIECE_STATES, PIECE_STEPS, RETURN_CONDITIONS } from './rules.ts';
import { stockCalls } from './stock-calls.ts';

const UNREACHABLE = [CODE.forbidden, CODE.notFound];
const EDIT = [CODE.wait, CODE.notFound];
const OfPiece = () => z.object({ piece_id: EquipmentId });
const SHORT = 'A page may be short although more follow: `cursor` says so.';

const Query = () => ({
  /** The beginning or the last letters of a number or serial number, or any part of a kind's name. */
  search: optionalWords(LIMITS.searchTextMax),
  kind_id: EquipmentKindId.optional(),
  /** `left`: lent to somebody who has left, or to a class that has ended. */
  state: oneOf([...PIECE_STATES, 'left']).optional(),
  room_id: RoomId.optional(),
  overdue: flag().default(false),
  /** What somebody, or a class, has now. */
  person_id: UserId.optional(),
  class_id: ClassId.optional(),
});

const kinds = post('equipment/kind_list', {
  summary:
    'All kinds of equipment, with how many pieces are in which state, and how many are overdue.',
  access: STAFF,
  writes: 'no',
  budget: { read: 4, write: 0 },
  input: nothing,
  output: () =>
    z.object({
      list: z.array(KindDto()),
      /** Counted up to 100. */
      overdue: z.number().int(),
    }),
});

const addKind = post('equipment/kind_add', {
  summary:
    'A new kind of equipment. Without `code` its numbers begin with the first letters of its name; kinds with the same letters go on with each other’s numbers. Repeating the request adds it once.',
  access: STAFF,
  writes: 'school',
  budget: { read: 4, write: 10 },
  codes: EDIT,
  input: () => KindFields().extend({ request_key: requestKey() }),
  output: () => z.object({ kind: KindDto() }),
});

const editKind = post('equipment/kind_edit', {
  summary: 'Edit a kind. -1 with `data.current` when somebody else edited it meanwhile.',
  access: STAFF,
  writes: 'school',
  budget: { read: 6, write: 8 },
  codes: EDIT,
  input: () => KindFields().extend({ kind_id: EquipmentKindId, rev: rev() }),
  output: () => z.object({ kind: KindDto() }),
});

const removeKind = post('equipment/kind_del', {
  summary: 'Delete a kind without pieces; -1 while it has some.',
  access: [ROLE.principal],
  writes: 'school',
  budget: { read: 4, write: 10 },
  codes: EDIT,
  input: () => z.object({ kind_id: EquipmentKindId }),
  output: empty,
});

const list = post('equipment/equipment_list', {
  summary: `Equipment by kind and number, with who has it. ${SHORT}`,
  access: STAFF,
  writes: 'no',
  budget: { read: 45, write: 0 },
  codes: UNREACHABLE,
  input: () => z.object({ ...Query(), cursor, limit: pageSize }),
  output: () => page(PieceDto()),
});

const show = post('equipment/equipment_con', {
  summary: 'One piece of equipment with its history, the newest first.',
  access: STAFF,
  writes: 'no',
  budget: { read: 40, write: 0 },
  codes: UNREACHABLE,
  input: () => OfPiece().extend({ cursor, limit: pageSize }),
  output: () =>
    page(StepDto()).extend({
      piece: PieceDto(),
      kind: KindDto().omit({ counts: true }),
      /** Who added the piece. */
      added_by: z.string(),
    }),
});

const add = post('equipment/add', {
  summary: `Add up to ${EQUIPMENT_LIMITS.addedMax} pieces of a kind, with the next free numbers; a single one may get a typed number, unique within the school, and a serial number. Repeating the request adds them once, and completes what broke off.`,
  access: STAFF,
  writes: 'school',
  budget: { read: 14, write: 1000 },
  codes: EDIT,
  input: () =>
    PieceFields()
      .extend({
        kind_id: EquipmentKindId,
        count: integer(1, EQUIPMENT_LIMITS.addedMax).default(1),
        number: optionalWords(EQUIPMENT_LIMITS.numberMax),
        request_key: requestKey(),
      })
      .refine(({ count, number }) => count === 1 || number === '', {
        path: ['number'],
        params: { rule: 'single' },
      })
      .refine(({ count, serial }) => count === 1 || serial === '', {
        path: ['serial'],
        params: { rule: 'single' },
      }),
  output: () => z.object({ added: z.array(z.object({ id: EquipmentId, number: z.string() })) }),
});

const edit = post('equipment/edit', {
  summary: 'Edit what is known of a piece. -1 with `data.current` when it changed meanwhile.',
  access: STAFF,
  writes: 'school',
  budget: { read: 5, write: 30 },
  codes: EDIT,
  input: () =>
    PieceFields().extend({
      piece_id: EquipmentId,
      rev: rev(),
      number: words(EQUIPMENT_LIMITS.numberMax).min(1),
    }),
  output: () => z.object({ piece: PieceDto() }),
});

const remove = post('equipment/del', {
  summary: 'Delete a piece that has no history yet; else it is retired (-1).',
  access: STAFF,
  writes: 'school',
  budget: { read: 4, write: 24 },
  codes: EDIT,
  input: OfPiece,
  output: empty,
});

const lend = post('equipment/lend', {
  summary:
    'Lend one or several pieces to a student, a member of staff or a class: teachers to the own students and classes, and to staff. Each piece is a row: one that somebody else has does not stand in the way of the others. Repeating the request lends once.',
  access: STAFF,
  writes: 'school',
  budget: { read: 100, write: 1100 },
  codes: [...UNREACHABLE, CODE.wait],
  input: () =>
    z.object({
      piece_ids: idList(EquipmentId, 1, EQUIPMENT_LIMITS.lentMax),
      /** One of these three. */
      student_id: StudentId.optional(),
      staff_id: UserId.optional(),
      class_id: ClassId.optional(),
      /** The last day; empty for a loan without an end. */
      due: optionalDay().default(''),
      condition: oneOf(LENT_CONDITIONS).default('fine'),
      note: optionalText(EQUIPMENT_LIMITS.noteMax),
      request_key: requestKey(),
    }),
  output: () =>
    z.object({
      results: z.array(
        z.object({
          id: EquipmentId,
          ok: z.boolean(),
          number: z.string(),
          errors: z.array(RowError()),
        }),
      ),
    }),
});

const step = post('equipment/step', {
  summary:
    'What happens to a piece: `return` (damaged: to be repaired), `extend` the due date, `repair`, `repaired` with its cost, `lost`; by principals also `restore` (a lost or retired one) and `retire`. -1 with `data.current` when it changed meanwhile.',
  access: STAFF,
  writes: 'school',
  budget: { read: 3, write: 36 },
  codes: [...UNREACHABLE, CODE.wait],
  input: () =>
    z.object({
      piece_id: EquipmentId,
      rev: rev(),
      step: oneOf(PIECE_STEPS),
      /** How it came back. */
      condition: oneOf(RETURN_CONDITIONS).default('fine'),
      /** The new last day, for `extend`. */
      due: optionalDay().default(''),
      note: optionalText(EQUIPMENT_LIMITS.noteMax),
      cost: integer(0, LIMITS.moneyMax).default(0),
    }),
  output: () => z.object({ piece: PieceDto() }),
});

const sheet = post('equipment/sheet', {
  summary: 'Equipment as xlsx, with the filters of the list.',
  access: STAFF,
  abilities: ['export'],
  // Exports are logged, also while the school is past due.
  writes: 'session',
  budget: { read: 40, write: 2 },
  codes: UNREACHABLE,
  input: () => z.object(Query()),
  output: Sheet,
});

/** Equipment of a school: what there is of it, who has it, and stock-takings. */
export const equipment = group('equipment', {
  kinds,
  addKind,
  editKind,
  removeKind,
  list,
  show,
  add,
  edit,
  remove,
  lend,
  step,
  overdue,
  sheet,
  ...stockCalls,
});
