import * as z from 'zod';
import { entity, type Stored } from '#functions/_lib/entity.ts';
import { schoolPrefix } from '#functions/_lib/keys.ts';
import { type Listing, listing, schoolList } from '#functions/_lib/listing.ts';
import type { TransactWrite } from '#functions/_lib/table.ts';
import { searchListings } from '#functions/_lib/text-search.ts';
import { ClassId, SchoolId, UserId } from '#shared/ids.ts';
import { LIMITS } from '#shared/limits.ts';

export const CLASS_KINDS = ['group', 'single', 'trial'] as const;
export const CLASS_STATES = ['open', 'closed'] as const;

/** Calendar day, `YYYY-MM-DD`; empty when it is not fixed. */
const Day = () => z.string();

export const Class = () =>
  z.object({
    id: ClassId,
    schoolId: SchoolId,
    name: z.string(),
    /** A class of many, lessons for one student, or a trial lesson. */
    kind: z.enum(CLASS_KINDS).default('group'),
    course: z.string().default(''),
    teacherId: UserId,
    assistantId: UserId.optional(),
    room: z.string().default(''),
    capacity: z.number().int().min(1).default(LIMITS.classCapacity),
    start: Day().default(''),
    end: Day().default(''),
    state: z.enum(CLASS_STATES).default('open'),
    remark: z.string().default(''),
    created: z.iso.datetime().default('2026-01-01T00:00:00.000Z'),
    /** Students in the class: changes with the memberships, in one transaction. */
    size: z.number().int().min(0).default(0),
  });
export type Class = Stored<z.infer<ReturnType<typeof Class>>>;
type ClassValue = Omit<Class, 'rev'>;

/** Lists of classes, newest first where nothing else is said. */
export const CLASS_LISTS = {
  all: 'classes',
  open: 'classes-open',
  closed: 'classes-closed',
  find: 'classes-find',
  /** What a member of staff teaches or assists, by name. */
  of: (userId: UserId) => `classes-of-${userId}`,
} as const;

function listings(value: ClassValue): Listing[] {
  const { schoolId, id, name, created, state, teacherId, assistantId } = value;
  const staff = new Set([teacherId, ...(assistantId ? [assistantId] : [])]);
  const at = (list: string, position: string) => listing(schoolList(schoolId, list), position, id);
  return [
    at(CLASS_LISTS.all, created),
    at(state === 'open' ? CLASS_LISTS.open : CLASS_LISTS.closed, created),
    ...[...staff].map((userId) => at(CLASS_LISTS.of(userId), name)),
    ...searchListings(schoolList(schoolId, CLASS_LISTS.find), [name], id),
  ];
}

export const classPartition = (schoolId: SchoolId, classId: ClassId): string =>
  `${schoolPrefix(schoolId)}C#${classId}`;

export const classes = entity({
  type: 'class',
  version: 2,
  schema: Class,
  key: ({ schoolId, id }: Pick<Class, 'schoolId' | 'id'>) => ({
    pk: classPartition(schoolId, id),
    sk: 'CLASS',
  }),
  lists: listings,
});

/**
 * Takes or frees a seat, as a part of the transaction that lets a student in or out: two people cannot
 * both get the last one. The refusal is for a class that is full, closed or gone.
 */
export const seating = (
  schoolId: SchoolId,
  id: ClassId,
  seats: 1 | -1,
  refusal?: Error,
): TransactWrite => ({
  Update: {
    Key: classes.key({ schoolId, id }),
    UpdateExpression: 'SET #size = #size + :seats, rev = rev + :one',
    ConditionExpression:
      seats > 0 ? '#state = :open AND #size < #capacity' : 'attribute_exists(pk) AND #size > :zero',
    ExpressionAttributeNames: {
      '#size': 'size',
      ...(seats > 0 && { '#state': 'state', '#capacity': 'capacity' }),
    },
    ExpressionAttributeValues: {
      ':seats': seats,
      ':one': 1,
      ...(seats > 0 ? { ':open': 'open' } : { ':zero': 0 }),
    },
  },
  ...(refusal && { refusal }),
});
