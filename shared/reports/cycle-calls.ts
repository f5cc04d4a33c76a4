import * as z from 'zod';
import { CODE } from '#shared/codes.ts';
import { post } from '#shared/endpoint.ts';
import {
  cursor,
  flag,
  integer,
  nothing,
  oneOf,
  optionalDay,
  page,
  requestKey,
  rev,
  text,
} from '#shared/fields.ts';
import { ClassId, CycleId, ReportKindId } from '#shared/ids.ts';
import { day } from '#shared/lessons/fields.ts';
import { idList } from '#shared/lists.ts';
import { ROLE, STAFF } from '#shared/roles.ts';
import {
  CYCLE_STATES,
  listOf,
  part,
  REPORT_KINDS,
  ReportTemplate,
  templateFields,
} from './fields.ts';
import { REPORT_LIMITS } from './limits.ts';

const UNREACHABLE = [CODE.forbidden, CODE.notFound];

/** A round of reports in a list. */
const CycleRow = () =>
  z.object({
    id: CycleId,
    kind: z.enum(REPORT_KINDS),
    /** Of a kind of the school's own; else empty. */
    kind_name: z.string(),
    name: z.string(),
    from: z.string(),
    to: z.string(),
    /** Empty for none. */
    deadline: z.string(),
    all_classes: z.boolean(),
    /** Empty for all classes. */
    class_ids: z.array(ClassId),
    state: z.enum(CYCLE_STATES),
  });

/** A round of reports. */
export const CycleDto = () =>
  CycleRow().extend({
    remind: z.array(z.number().int()),
    template: ReportTemplate(),
    /** Reports of the whole school: never published, published, withdrawn, and opened by the family. */
    counts: z.object({
      drafts: z.number().int(),
      published: z.number().int(),
      withdrawn: z.number().int(),
      read: z.number().int(),
    }),
    /** The caller may edit it. */
    mine: z.boolean(),
    rev: z.number().int(),
  });
export type CycleDto = z.infer<ReturnType<typeof CycleDto>>;

const OneCycle = () => z.object({ cycle: CycleDto() });
const OfCycle = () => z.object({ cycle_id: CycleId });

const remind = () => listOf(integer(0, REPORT_LIMITS.remindDaysMax), REPORT_LIMITS.remindersMax);

const CycleFields = () => ({
  kind: oneOf(REPORT_KINDS),
  name: text(REPORT_LIMITS.cycleNameMax),
  from: day(),
  to: day(),
  deadline: optionalDay().default(''),
  /** Days before the deadline. */
  remind: remind().optional(),
  /** All classes, also later ones; for principals. */
  all_classes: flag().default(false),
  class_ids: idList(ClassId, 0, REPORT_LIMITS.cycleClassesMax).default([]),
  /** Left out: the school's template of the kind. */
  template: part(z.object(templateFields())).optional(),
});

export const cycles = post('report/cycles', {
  summary:
    'Cycles of reports, the newest first: principals see all, teachers those of own classes. A page may be short although more follow.',
  access: STAFF,
  writes: 'no',
  budget: { read: 5, write: 0 },
  input: () => z.object({ cursor }),
  output: () => page(CycleRow()),
});

export const cycleAdd = post('report/cycle_add', {
  summary: `Begin a cycle: reports on some days of at most ${REPORT_LIMITS.cycleDaysMax}, for all classes (principals) or up to ${REPORT_LIMITS.cycleClassesMax}; teachers name own ones. The same request_key begins one.`,
  access: STAFF,
  writes: 'school',
  budget: { read: 7, write: 16 },
  codes: UNREACHABLE,
  input: () =>
    z.object({
      ...CycleFields(),
      /** The kind of the school's own, where `kind` is `own`. */
      own_id: ReportKindId.optional(),
      request_key: requestKey(),
    }),
  output: OneCycle,
});

export const cycleEdit = post('report/cycle_edit', {
  summary:
    'Edit a cycle, also what its reports consist of: principals, and who began it. What is left out stays, and so does what is written already. -1 with `data.current` when somebody else edited it since `rev`.',
  access: STAFF,
  writes: 'school',
  budget: { read: 6, write: 7 },
  codes: [...UNREACHABLE, CODE.wait],
  input: () => {
    const { name, from, to, deadline, remind: reminders, template, ...others } = CycleFields();
    return z.object({
      cycle_id: CycleId,
      rev: rev(0),
      name: name.optional(),
      from: from.optional(),
      to: to.optional(),
      deadline: deadline.removeDefault().optional(),
      remind: reminders,
      template,
      all_classes: others.all_classes.removeDefault().optional(),
      class_ids: others.class_ids.removeDefault().optional(),
    });
  },
  output: OneCycle,
});

export const cycleClose = post('report/cycle_close', {
  summary:
    'Close a cycle, or open it again. In a closed one no report is begun, and nobody is reminded; those that were begun can be finished.',
  access: STAFF,
  writes: 'school',
  budget: { read: 5, write: 7 },
  codes: [...UNREACHABLE, CODE.wait],
  input: () => OfCycle().extend({ closed: flag() }),
  output: OneCycle,
});

export const cycleRemove = post('report/cycle_del', {
  summary: 'Remove a cycle in which nothing was written; else -1.',
  access: STAFF,
  writes: 'school',
  budget: { read: 6, write: 15 },
  codes: [...UNREACHABLE, CODE.wait],
  input: OfCycle,
  output: () => z.null(),
});

const Kinds = () =>
  z.object({
    list: z.array(z.object({ kind: z.enum(REPORT_KINDS), template: ReportTemplate() })),
    /** Those that the school has named itself. */
    own: z.array(z.object({ id: ReportKindId, name: z.string(), template: ReportTemplate() })),
    rev: z.number().int(),
  });
export type Kinds = z.infer<ReturnType<typeof Kinds>>;

export const kinds = post('report/kinds', {
  summary: 'The templates of the kinds of reports, as the school has them.',
  access: STAFF,
  writes: 'no',
  budget: { read: 3, write: 0 },
  input: nothing,
  output: Kinds,
});

export const kindsSave = post('report/kinds_save', {
  summary: `Change the template of a kind; cycles that were begun keep theirs. With \`own_name\` a kind of the school's own, of which there can be ${REPORT_LIMITS.ownKindsMax}: a new one, or that of \`own_id\`. -1 with \`data.current\` when somebody else changed it since \`rev\`, 2005 for a name that is taken.`,
  access: [ROLE.principal],
  writes: 'school',
  budget: { read: 4, write: 7 },
  codes: [CODE.wait, CODE.notFound, CODE.exists],
  input: () =>
    z.object({
      kind: oneOf(REPORT_KINDS),
      own_id: ReportKindId.optional(),
      own_name: text(REPORT_LIMITS.kindNameMax).optional(),
      rev: rev(0),
      ...templateFields(),
    }),
  output: Kinds,
});

export const kindsRemove = post('report/kinds_del', {
  summary:
    "Remove a kind of the school's own; cycles that were begun keep their template. -1 with `data.current` when somebody else changed the kinds since `rev`.",
  access: [ROLE.principal],
  writes: 'school',
  budget: { read: 4, write: 7 },
  codes: [CODE.wait],
  input: () => z.object({ own_id: ReportKindId, rev: rev(0) }),
  output: Kinds,
});

/** A class in a cycle. */
const CycleClass = () =>
  z.object({
    class_id: ClassId,
    class_name: z.string(),
    teacher_name: z.string(),
    /** It has ended: nothing is missing any more. */
    closed: z.boolean(),
    /** Its reports are left to principals, who alone are told of it. */
    deleted: z.boolean(),
    members: z.number().int(),
    /** Members with a report, with one in this cycle from a class that they have left, and without one. */
    written: z.number().int(),
    moved: z.number().int(),
    missing: z.number().int(),
    /** Children who left without a report since the cycle was begun, to classes that take no part in it. */
    gone: z.number().int(),
    /** All reports of the class, also of children who left. */
    drafts: z.number().int(),
    published: z.number().int(),
    withdrawn: z.number().int(),
    read: z.number().int(),
  });
export type CycleClass = z.infer<ReturnType<typeof CycleClass>>;

export const index = post('report/index', {
  summary: `The classes of a cycle (left out: the newest), ${REPORT_LIMITS.classesPage} a page: how many reports are missing, drafts, published and read. Principals see all classes, teachers own ones. A page may be short although more follow.`,
  access: STAFF,
  writes: 'no',
  budget: { read: 36, write: 0 },
  codes: [CODE.notFound],
  input: () => z.object({ cycle_id: CycleId.optional(), cursor }),
  output: () =>
    z.object({
      cycle: CycleDto().nullable(),
      list: z.array(CycleClass()),
      cursor: z.string().nullable(),
    }),
});
