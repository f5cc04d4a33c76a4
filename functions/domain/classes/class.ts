import * as z from 'zod';
import { readingTexts } from '#functions/domain/people/name-forms.ts';
import { entity, type Stored } from '#functions/platform/entity.ts';
import { classPartition, schoolPrefix } from '#functions/platform/keys.ts';
import {
  type Listing,
  listing,
  naturalOrder,
  schoolList,
  showing,
} from '#functions/platform/listing.ts';
import { attributes } from '#functions/platform/row-form.ts';
import { rowsById } from '#functions/platform/rows-by-id.ts';
import type { TransactWrite } from '#functions/platform/table.ts';
import { type SearchText, searchListings } from '#functions/platform/text-search.ts';
import { CLASS_KINDS, CLASS_STATES } from '#shared/classes/fields.ts';
import { CLASS_LIMITS } from '#shared/classes/limits.ts';
import { ClassId, SchoolId, UserId } from '#shared/ids.ts';
import { comparable } from '#shared/search/comparable.ts';

/** Calendar day, `YYYY-MM-DD`; empty when it is not set. */
const Day = () => z.string();

export const Class = () =>
  z.object({
    id: ClassId,
    schoolId: SchoolId,
    name: z.string(),
    /** The name in Latin letters. */
    reading: z.string().default(''),
    /** A class of many, lessons for one student, or a trial lesson. */
    kind: z.enum(CLASS_KINDS).default('group'),
    course: z.string().default(''),
    teacherId: UserId,
    assistantId: UserId.optional(),
    room: z.string().default(''),
    capacity: z.number().int().min(1).default(CLASS_LIMITS.capacity),
    start: Day().default(''),
    end: Day().default(''),
    state: z.enum(CLASS_STATES).default('open'),
    remark: z.string().default(''),
    /** The school's page offers its lessons to children who want to try one. */
    trial: z.boolean().optional(),
    created: z.iso.datetime(),
    /** How often its information was edited; `rev` also counts students who join and leave. */
    edits: z.number().int().optional(),
    /** Number of students; changes in the same transaction as the memberships. */
    size: z.number().int().min(0).default(0),
  });
export type Class = Stored<z.infer<ReturnType<typeof Class>>>;
export type ClassValue = Omit<Class, 'rev'>;

type ClassOrder = 'new' | 'name';
type ClassState = Class['state'];

/**
 * Lists of the classes of the school, or of those that a member of staff teaches or assists. In each of
 * them open classes come before closed ones: by name read forwards, by age backwards.
 */
export const CLASS_LISTS = {
  by: (order: ClassOrder, staff?: UserId) => `classes-${order}${staff ? `-${staff}` : ''}`,
  find: 'classes-find',
  /** Open ones whose lessons the school's page offers, in the order of adding. */
  trial: 'classes-trial',
} as const;

const RANK: Readonly<Record<ClassOrder, Readonly<Record<ClassState, string>>>> = {
  new: { open: '2#', closed: '1#' },
  name: { open: '1#', closed: '2#' },
};

/** The prefix of the positions of classes of a state. */
export const placesOf = (order: ClassOrder, state: ClassState): string => RANK[order][state];

/** A key that sorts names with numbers naturally, then a space and the name to search in; neither has a space. */
const placeByName = (name: string): string => {
  const words = comparable(name);
  return `${naturalOrder(words)} ${words}`;
};

/** The comparable name of a class, from its position in a list by name. */
export const nameOfPlace = (position: string): string => position.slice(position.indexOf(' ') + 1);

/** The texts in which staff search for a class. */
export const searchTexts = (found: Pick<ClassValue, 'name' | 'reading'>): SearchText[] => [
  found.name,
  ...readingTexts(found),
];

function listings(value: ClassValue): Listing[] {
  const { schoolId, id, name, created, state, teacherId, assistantId } = value;
  const owners = new Set([undefined, teacherId, assistantId]);
  const at = (order: ClassOrder, owner: UserId | undefined, place: string) => {
    const list = schoolList(schoolId, CLASS_LISTS.by(order, owner));
    return listing(list, `${placesOf(order, state)}${place}`, id);
  };
  return [
    ...[...owners].map((owner) => at('new', owner, created)),
    ...[...owners].map((owner) => {
      const byName = at('name', owner, placeByName(name));
      return owner ? byName : showing(byName);
    }),
    ...(value.trial && state === 'open'
      ? [listing(schoolList(schoolId, CLASS_LISTS.trial), created, id)]
      : []),
    ...searchListings(schoolList(schoolId, CLASS_LISTS.find), searchTexts(value), id),
  ];
}

/** The name of a class, as its entry in the school's list by name carries it. */
export type ClassName = Pick<Class, 'id' | 'name'>;

/** Index partition of the classes of a school, in the order of adding. */
export const classesOfSchool = (schoolId: SchoolId): string => `${schoolPrefix(schoolId)}CLASSES`;

export const classes = entity({
  type: 'class',
  version: 1,
  schema: Class,
  key: ({ schoolId, id }: Pick<Class, 'schoolId' | 'id'>) => ({
    pk: classPartition(schoolId, id),
    sk: 'CLASS',
  }),
  indexes: ({ schoolId, id }) => ({ gsi1pk: classesOfSchool(schoolId), gsi1sk: id }),
  lists: listings,
  row: attributes<Class, keyof ClassName>(['id', 'name']),
});

/** The names of some classes of a school. */
export const loadClassNames = (
  schoolId: SchoolId,
  ids: Iterable<ClassId>,
): Promise<ReadonlyMap<ClassId, ClassName>> =>
  rowsById(
    classes,
    { pk: schoolList(schoolId, CLASS_LISTS.by('name')), prefix: placesOf('name', 'open') },
    ids,
    (id) => ({ schoolId, id }),
  );

/**
 * Takes or frees a seat, as a part of the transaction in which a student joins or leaves: two students cannot
 * both get the last one. `refusal` is thrown for a class that is full, closed or deleted.
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
