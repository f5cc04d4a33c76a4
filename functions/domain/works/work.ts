import * as z from 'zod';
import { entity, type Stored } from '#functions/platform/entity.ts';
import { schoolPrefix } from '#functions/platform/keys.ts';
import { type Listing, listing, platformList, schoolList } from '#functions/platform/listing.ts';
import { searchListings } from '#functions/platform/text-search.ts';
import { ClassId, SchoolId, UserId, WorkId } from '#shared/ids.ts';
import { VISIBILITIES, WORK_CATEGORIES, WORK_KINDS, type WorkCategory } from '#shared/works.ts';

/** The version of a work that others see, which its author has published. */
const Shown = () =>
  z.object({
    no: z.number().int(),
    bytes: z.number().int(),
    thumbnail: z.string(),
    at: z.iso.datetime(),
  });
export type Shown = z.infer<ReturnType<typeof Shown>>;

/** What a work says of itself. */
const Words = () =>
  z.object({
    title: z.string(),
    description: z.string().default(''),
    category: z.enum(WORK_CATEGORIES).default('other'),
  });

/** A student's wish to show a work to everybody: how it would be, and since when it waits. */
const Wish = () => Words().extend({ shown: Shown(), since: z.iso.datetime() });

const Work = () =>
  Words().extend({
    id: WorkId,
    schoolId: SchoolId,
    owner: UserId,
    kind: z.enum(WORK_KINDS),
    visibility: z.enum(VISIBILITIES),
    classIds: z.array(ClassId),
    /** When it was published last; empty for none. */
    published: z.string(),
    shown: Shown().optional(),
    wish: Wish().optional(),
    /** The newest version: number, size and thumbnail (an object's key, or empty). */
    version: z.number().int(),
    bytes: z.number().int(),
    thumbnail: z.string(),
    savedAt: z.iso.datetime(),
    created: z.iso.datetime(),
    /** As they were counted last (`work-counts.ts`): lists are kept by them. */
    likes: z.number().int(),
    comments: z.number().int(),
    plays: z.number().int(),
    taskId: z.string().default(''),
    /** Edits by people; `rev` also counts saves and likes. */
    edits: z.number().int(),
    /** When staff did not let it into public, and why; until its author publishes it again. */
    declined: z.object({ at: z.iso.datetime(), reason: z.string() }).optional(),
    /** Taken away by staff after a tip-off: the author cannot publish it again. */
    blocked: z.boolean().default(false),
    removed: z.iso.datetime().optional(),
  });
export type WorkValue = z.infer<ReturnType<typeof Work>>;
export type Work = Stored<WorkValue>;
export type WorkKey = Pick<WorkValue, 'schoolId' | 'id'>;
export type WorkOrder = 'new' | 'likes';

const galleryOf = (order: WorkOrder, category: WorkCategory | ''): string =>
  `WORKS#${order}#${category}`;

export const WORK_LISTS = {
  ofOwner: (schoolId: SchoolId, owner: UserId) => schoolList(schoolId, `WORKS#OWNER#${owner}`),
  trashOf: (schoolId: SchoolId, owner: UserId) => schoolList(schoolId, `WORKS#TRASH#${owner}`),
  /** All that is removed, by the time of it. */
  trash: (schoolId: SchoolId) => schoolList(schoolId, 'WORKS#TRASH'),
  waiting: (schoolId: SchoolId) => schoolList(schoolId, 'WORKS#WAITING'),
  ofClass: (schoolId: SchoolId, classId: ClassId, order: WorkOrder) =>
    schoolList(schoolId, `WORKS#CLASS#${classId}#${order}`),
  ofSchool: (schoolId: SchoolId, order: WorkOrder, category: WorkCategory | '' = '') =>
    schoolList(schoolId, galleryOf(order, category)),
  searchSchool: (schoolId: SchoolId) => schoolList(schoolId, 'WORKS#FIND'),
  public: (order: WorkOrder, category: WorkCategory | '' = '') =>
    platformList(galleryOf(order, category)),
  searchPublic: platformList('WORKS#FIND'),
  /** Where a public work is, for whoever knows its id only. */
  place: (id: WorkId) => platformList(`WORK#${id}`),
};

const ORDERS: readonly WorkOrder[] = ['new', 'likes'];
const placeIn = (order: WorkOrder, { published, likes }: WorkValue): string =>
  order === 'new' ? published : `${String(likes).padStart(9, '0')}#${published}`;

/**
 * A work is found by what begins within so many first characters of its title: its places of search, those
 * before and those after a change, have to fit into one transaction.
 */
export const TITLE_STARTS = 16;

/** How the public lists name a work. */
const publicTarget = ({ schoolId, id }: WorkValue): string => `${schoolId}/${id}`;
export function parsePublicTarget(target: string): WorkKey {
  const [schoolId, id] = target.split('/');
  return { schoolId: SchoolId.parse(schoolId), id: WorkId.parse(id) };
}

function gallery(
  work: WorkValue,
  target: string,
  lists: {
    readonly by: (order: WorkOrder, category: WorkCategory | '') => string;
    readonly find: string;
  },
): Listing[] {
  const ordered = ORDERS.flatMap((order) =>
    (['', work.category] as const).map((category) =>
      listing(lists.by(order, category), placeIn(order, work), target),
    ),
  );
  return [...ordered, ...searchListings(lists.find, [work.title], target, TITLE_STARTS)];
}

function publishedLists(work: WorkValue): Listing[] {
  const { schoolId, id, visibility, classIds } = work;
  if (visibility === 'private') return [];
  const ofClasses = classIds.flatMap((classId) =>
    ORDERS.map((order) =>
      listing(WORK_LISTS.ofClass(schoolId, classId, order), placeIn(order, work), id),
    ),
  );
  if (visibility === 'class') return ofClasses;
  const ofSchool = gallery(work, id, {
    by: (order, category) => WORK_LISTS.ofSchool(schoolId, order, category),
    find: WORK_LISTS.searchSchool(schoolId),
  });
  if (visibility === 'school') return [...ofClasses, ...ofSchool];
  const target = publicTarget(work);
  const ofAll = gallery(work, target, { by: WORK_LISTS.public, find: WORK_LISTS.searchPublic });
  return [...ofClasses, ...ofSchool, ...ofAll, listing(WORK_LISTS.place(id), 'AT', target)];
}

function listsOf(work: WorkValue): Listing[] {
  const { schoolId, id, owner, savedAt, removed, wish } = work;
  if (removed)
    return [WORK_LISTS.trashOf(schoolId, owner), WORK_LISTS.trash(schoolId)].map((list) =>
      listing(list, removed, id),
    );
  return [
    listing(WORK_LISTS.ofOwner(schoolId, owner), savedAt, id),
    ...(wish ? [listing(WORK_LISTS.waiting(schoolId), wish.since, id)] : []),
    ...publishedLists(work),
  ];
}

/** A work and all that belongs to it lie in one partition. */
export const workPartition = ({ schoolId, id }: WorkKey): string =>
  `${schoolPrefix(schoolId)}WORK#${id}`;

export const works = entity({
  type: 'work',
  version: 1,
  schema: Work,
  key: (id: WorkKey) => ({ pk: workPartition(id), sk: 'WORK' }),
  lists: listsOf,
});
