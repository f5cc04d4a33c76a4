import * as z from 'zod';
import { entity, type Stored } from '#functions/platform/entity.ts';
import { schoolPrefix } from '#functions/platform/keys.ts';
import { type Listing, listing, schoolList, showing } from '#functions/platform/listing.ts';
import { attributes } from '#functions/platform/row-form.ts';
import { type SearchText, searchListings } from '#functions/platform/text-search.ts';
import { ClassId, CourseId, LeadId, LessonId, SchoolId, StudentId, UserId } from '#shared/ids.ts';
import { LANGUAGES } from '#shared/languages.ts';
import { LeadGuardian } from '#shared/leads/fields.ts';
import {
  isOpenLead,
  LEAD_SOURCES,
  LEAD_STAGES,
  LEAD_STATES,
  type LeadState,
  LOST_REASONS,
  TRIAL_STATES,
} from '#shared/leads/rules.ts';

/** The lesson that the child tries, with its times as they are now. */
const Trial = () =>
  z.object({
    lessonId: LessonId,
    classId: ClassId,
    className: z.string(),
    date: z.iso.date(),
    start: z.number().int(),
    end: z.number().int(),
    state: z.enum(TRIAL_STATES),
    remark: z.string(),
  });

/** A family that asks the school for lessons. */
const Lead = () =>
  z.object({
    id: LeadId,
    schoolId: SchoolId,
    created: z.iso.datetime(),
    /** The month in which it came in by the school's clock: its figures are counted there. */
    month: z.string(),
    name: z.string(),
    guardians: z.array(LeadGuardian()),
    /** `YYYY-MM`, or empty. */
    birth: z.string(),
    /** In years, and the month in which that was said; absent when it was not. */
    age: z.object({ years: z.number().int(), month: z.string() }).optional(),
    grade: z.string(),
    courseId: CourseId.optional(),
    interest: z.string(),
    source: z.enum(LEAD_SOURCES),
    referrer: z.string(),
    campaign: z.string(),
    ownerId: UserId.optional(),
    remark: z.string(),
    language: z.enum(LANGUAGES),
    wish: z.string(),
    consented: z.iso.datetime().optional(),
    state: z.enum(LEAD_STATES),
    /** Steps of the funnel that it has reached, whatever became of it later. */
    reached: z.array(z.enum(LEAD_STAGES)),
    lost: z.object({ reason: z.enum(LOST_REASONS), text: z.string() }).optional(),
    /** The day of the next follow-up; empty for none. */
    due: z.string(),
    /** When somebody last followed up, and how often. */
    lastAt: z.iso.datetime().optional(),
    followUps: z.number().int(),
    trial: Trial().optional(),
    /** Lessons that have an entry of this child. */
    tried: z.array(LessonId),
    /** The student that it became. */
    studentId: StudentId.optional(),
    /** 1 at first, one more with each edit: the revision that an edit is based on. */
    edits: z.number().int(),
    /** Time to live (epoch seconds), set when the student is removed. */
    expires: z.number().int().optional(),
  });
export type Lead = Stored<z.infer<ReturnType<typeof Lead>>>;
export type LeadValue = Omit<Lead, 'rev'>;
export type LeadTrial = NonNullable<Lead['trial']>;

/** Lists of leads. Those that are `by…` have the next follow-up first. */
export const LEAD_LISTS = {
  /** In the order in which they came. */
  all: 'leads',
  openByDue: 'leads-open',
  /** Of one state; enrolled and lost ones in the order in which they came. */
  byState: (state: LeadState) => `leads-${state}`,
  openByOwner: (id: UserId) => `leads-of-${id}`,
  /** By phone, for finding those that have the same. */
  phones: 'leads-phone',
  find: 'leads-find',
  /** By the student that they became. */
  students: 'leads-student',
} as const;

/** Sorts after every day. */
export const NO_DAY = '~';

const placeByDue = ({ due, created }: LeadValue): string => `${due || NO_DAY}#${created}`;

/** Phones after the first are found by their first digits, so that four do not fill a transaction. */
const FIRST_DIGITS = 1;

/** The texts in which staff search for a lead; without phones for those who may not see them. */
export function searchTexts(
  { name, guardians }: Pick<LeadValue, 'name' | 'guardians'>,
  phones = true,
): SearchText[] {
  if (!phones) return [name];
  const [first, ...others] = guardians.map(({ phone }) => phone);
  return [
    name,
    ...(first ? [first] : []),
    ...others.map((text) => ({ text, starts: FIRST_DIGITS })),
  ];
}

function listings(lead: LeadValue): Listing[] {
  if (lead.expires) return [];
  const { schoolId, id, created, state, ownerId, studentId } = lead;
  const at = (list: string, position: string) => listing(schoolList(schoolId, list), position, id);
  const open = isOpenLead(state);
  const place = open ? placeByDue(lead) : created;
  const phones = new Set(lead.guardians.map(({ phone }) => phone));
  return [
    showing(at(LEAD_LISTS.all, created)),
    showing(at(LEAD_LISTS.byState(state), place)),
    ...(open ? [showing(at(LEAD_LISTS.openByDue, place))] : []),
    ...(open && ownerId ? [showing(at(LEAD_LISTS.openByOwner(ownerId), place))] : []),
    ...[...phones].map((phone) => at(LEAD_LISTS.phones, phone)),
    ...(studentId ? [at(LEAD_LISTS.students, studentId)] : []),
    ...searchListings(schoolList(schoolId, LEAD_LISTS.find), searchTexts(lead), id),
  ];
}

/** What lists show of a lead. */
const LISTED = [
  'id',
  'name',
  'guardians',
  'birth',
  'age',
  'state',
  'courseId',
  'interest',
  'source',
  'campaign',
  'ownerId',
  'due',
  'created',
  'lastAt',
  'trial',
  'lost',
  'studentId',
] as const;
export type ListedLead = Pick<Lead, (typeof LISTED)[number]>;

export interface LeadKey {
  readonly schoolId: SchoolId;
  readonly id: LeadId;
}

/** A lead, and what lies with it. */
export const leadPartition = ({ schoolId, id }: LeadKey): string =>
  `${schoolPrefix(schoolId)}LEAD#${id}`;

export const leads = entity({
  type: 'school-lead',
  version: 1,
  schema: Lead,
  key: (key: LeadKey) => ({ pk: leadPartition(key), sk: 'LEAD' }),
  lists: listings,
  row: attributes<Lead, (typeof LISTED)[number]>(LISTED),
});
