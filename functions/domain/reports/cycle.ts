import * as z from 'zod';
import { entity, type Stored } from '#functions/platform/entity.ts';
import { schoolPrefix } from '#functions/platform/keys.ts';
import { listing, platformList, schoolList, showing } from '#functions/platform/listing.ts';
import { attributes } from '#functions/platform/row-form.ts';
import { ClassId, CycleId, SchoolId, UserId } from '#shared/ids.ts';
import { CYCLE_STATES, REPORT_KINDS, ReportTemplate } from '#shared/reports/fields.ts';

/** A round of reports: one for each child of some classes, about some days. */
const Cycle = () =>
  z.object({
    id: CycleId,
    schoolId: SchoolId,
    kind: z.enum(REPORT_KINDS),
    /** Of a kind of the school's own, as it was called then; else empty. */
    kindName: z.string().default(''),
    name: z.string(),
    /** The days of the evidence, `YYYY-MM-DD`. */
    from: z.iso.date(),
    to: z.iso.date(),
    /** The day by which reports are to be published; empty for none. */
    deadline: z.string(),
    /** Days before the deadline on which teachers are reminded of what is missing. */
    remind: z.array(z.number().int()),
    /** All classes of the school, also such as are added later; else those that are named. */
    all: z.boolean(),
    classIds: z.array(ClassId),
    template: ReportTemplate(),
    state: z.enum(CYCLE_STATES),
    by: UserId,
    created: z.iso.datetime(),
    edits: z.number().int(),
    /** When teachers are reminded next; empty for never again. And the class after which a reminder goes on. */
    nextReminder: z.string(),
    remindedTo: z.string(),
  });
export type CycleValue = z.infer<ReturnType<typeof Cycle>>;
export type Cycle = Stored<CycleValue>;
export type CycleKey = Pick<CycleValue, 'schoolId' | 'id'>;

/** The cycles of a school, in the order of making. */
export const CYCLE_LIST = 'report-cycles';

/** Cycles of which teachers are to be reminded, for the scheduled job. */
export const DUE_CYCLES = platformList('REPORT-REMINDERS');

/** The partition of a cycle and of what is counted of it. */
export const cyclePartition = ({ schoolId, id }: CycleKey): string =>
  `${schoolPrefix(schoolId)}RCY#${id}`;

/** What lists show of a cycle. */
const LISTED = [
  'id',
  'kind',
  'kindName',
  'name',
  'from',
  'to',
  'deadline',
  'all',
  'classIds',
  'state',
] as const;
export type ListedCycle = Pick<CycleValue, (typeof LISTED)[number]>;

export const cycles = entity({
  type: 'report-cycle',
  version: 1,
  schema: Cycle,
  key: (id: CycleKey) => ({ pk: cyclePartition(id), sk: 'CYCLE' }),
  lists: ({ schoolId, id, created, nextReminder }) => [
    showing(listing(schoolList(schoolId, CYCLE_LIST), created, id)),
    ...(nextReminder ? [listing(DUE_CYCLES, nextReminder, `${schoolId}/${id}`)] : []),
  ],
  row: attributes<Cycle, keyof ListedCycle>(LISTED),
});

/** Whether a class takes part in a cycle. */
export const takesPart = (
  { all, classIds }: Pick<CycleValue, 'all' | 'classIds'>,
  id: ClassId,
): boolean => all || classIds.includes(id);
