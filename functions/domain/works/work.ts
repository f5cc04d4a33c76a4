import * as z from 'zod';
import { entity, type Stored } from '#functions/platform/entity.ts';
import { schoolPrefix } from '#functions/platform/keys.ts';
import { type Listing, listing, platformList, schoolList } from '#functions/platform/listing.ts';
import { type SearchText, searchListings } from '#functions/platform/text-search.ts';
import { ClassId, SchoolId, TaskId, UserId, WorkId } from '#shared/ids.ts';
import { PersonalMark } from '#shared/works/fields.ts';
import {
  VISIBILITIES,
  WORK_CATEGORIES,
  WORK_KINDS,
  type WorkCategory,
} from '#shared/works/rules.ts';

/** The version of a work that its author has published and others see. */
const PublishedVersion = () =>
  z.object({
    no: z.number().int(),
    bytes: z.number().int(),
    thumbnail: z.string(),
    at: z.iso.datetime(),
  });
export type PublishedVersion = z.infer<ReturnType<typeof PublishedVersion>>;

/** The texts that the author writes about a work. */
const WorkTexts = () =>
  z.object({
    title: z.string(),
    description: z.string().default(''),
    category: z.enum(WORK_CATEGORIES).default('other'),
    /** What looks like personal data in them; absent for none. */
    personal: z.array(PersonalMark()).optional(),
  });
export type WorkTexts = z.infer<ReturnType<typeof WorkTexts>>;

/** Those to whom a work is published. */
const Audience = () => z.object({ visibility: z.enum(VISIBILITIES), classIds: z.array(ClassId) });

/** A student's request to publish a work: the texts and the version to publish, to whom, and when it was made. */
const PublicationRequest = () =>
  WorkTexts()
    .extend(Audience().shape)
    .extend({ shown: PublishedVersion(), since: z.iso.datetime() });

const Work = () =>
  WorkTexts().extend({
    id: WorkId,
    schoolId: SchoolId,
    owner: UserId,
    kind: z.enum(WORK_KINDS),
    visibility: z.enum(VISIBILITIES),
    classIds: z.array(ClassId),
    /** When it was published last; empty for none. */
    published: z.string(),
    shown: PublishedVersion().optional(),
    /** It has been published before, and counts in the figures. */
    counted: z.boolean().default(false),
    /** To whom it was published last, also when it is private again. */
    chosen: Audience().optional(),
    /** Waiting for the approval of staff. */
    wish: PublicationRequest().optional(),
    /** The newest version: number, size and thumbnail (an object's key, or empty). */
    version: z.number().int(),
    bytes: z.number().int(),
    thumbnail: z.string(),
    savedAt: z.iso.datetime(),
    created: z.iso.datetime(),
    /** When its old versions are looked at next; empty when none will be due without another save. */
    thinAt: z.string().default(''),
    /** Copied from the counters (`work-counts.ts`), because lists are sorted by them. */
    likes: z.number().int(),
    comments: z.number().int(),
    plays: z.number().int(),
    taskId: z.string().default(''),
    /** Tasks that it answers, or has answered: what their deadlines freeze is not thinned out. */
    taskIds: z.array(TaskId).optional(),
    /** When its second version came: until then it is what it began with, e.g. a template. */
    begunAt: z.iso.datetime().optional(),
    /** Counts edits by people; `rev` also counts saves and likes. */
    edits: z.number().int(),
    /** When and why staff declined the publication; removed when the author publishes again. */
    declined: z.object({ at: z.iso.datetime(), reason: z.string() }).optional(),
    /** Removed by staff after an abuse report: the author cannot publish it again. */
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
  /** All removed works of the school, by the time of removal. */
  trash: (schoolId: SchoolId) => schoolList(schoolId, 'WORKS#TRASH'),
  /** Works with versions that can be thinned out, by `thinAt`. */
  thinning: (schoolId: SchoolId) => schoolList(schoolId, 'WORKS#THINNING'),
  waiting: (schoolId: SchoolId) => schoolList(schoolId, 'WORKS#WAITING'),
  ofClass: (schoolId: SchoolId, classId: ClassId, order: WorkOrder) =>
    schoolList(schoolId, `WORKS#CLASS#${classId}#${order}`),
  ofSchool: (schoolId: SchoolId, order: WorkOrder, category: WorkCategory | '' = '') =>
    schoolList(schoolId, galleryOf(order, category)),
  searchSchool: (schoolId: SchoolId) => schoolList(schoolId, 'WORKS#FIND'),
  public: (order: WorkOrder, category: WorkCategory | '' = '') =>
    platformList(galleryOf(order, category)),
  searchPublic: platformList('WORKS#FIND'),
  /** Finds the school of a public work by the work's id. */
  place: (id: WorkId) => platformList(`WORK#${id}`),
};

const ORDERS: readonly WorkOrder[] = ['new', 'likes'];
const placeIn = (order: WorkOrder, { published, likes }: WorkValue): string =>
  order === 'new' ? published : `${String(likes).padStart(9, '0')}#${published}`;

/**
 * Only words that begin within this many first characters of the title are searchable: the search entries
 * before and after a change have to fit into one transaction.
 */
const TITLE_STARTS = 14;

export const searchTexts = ({ title }: Pick<WorkValue, 'title'>): SearchText[] => [
  { text: title, starts: TITLE_STARTS },
];

/** The target of entries in public lists, which span schools. */
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
  return [...ordered, ...searchListings(lists.find, searchTexts(work), target)];
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

/** An owner's works are listed by the hour of their last save: most saves leave a work where it is. */
const HOUR = '2026-01-01T00'.length;

function listsOf(work: WorkValue): Listing[] {
  const { schoolId, id, owner, savedAt, removed, wish, thinAt } = work;
  if (removed)
    return [WORK_LISTS.trashOf(schoolId, owner), WORK_LISTS.trash(schoolId)].map((list) =>
      listing(list, removed, id),
    );
  return [
    listing(WORK_LISTS.ofOwner(schoolId, owner), savedAt.slice(0, HOUR), id),
    ...(thinAt ? [listing(WORK_LISTS.thinning(schoolId), thinAt, id)] : []),
    ...(wish ? [listing(WORK_LISTS.waiting(schoolId), wish.since, id)] : []),
    ...publishedLists(work),
  ];
}

/** The partition of a work, its versions, comments, likes and counters. */
export const workPartition = ({ schoolId, id }: WorkKey): string =>
  `${schoolPrefix(schoolId)}WORK#${id}`;

export const works = entity({
  type: 'work',
  version: 1,
  schema: Work,
  key: (id: WorkKey) => ({ pk: workPartition(id), sk: 'WORK' }),
  lists: listsOf,
});

/** The work without its publication: private, and no longer waiting for approval. */
export function hiddenWork({ rev: _, wish: _wish, shown: _shown, ...work }: Work): WorkValue {
  return { ...work, visibility: 'private', classIds: [], published: '', edits: work.edits + 1 };
}

/** The works of entries of a school's list, in their order; undefined for those that were deleted. */
export const loadWorks = (
  targets: readonly string[],
  schoolId: SchoolId,
): Promise<(Work | undefined)[]> =>
  works.getMany(targets.map((id) => ({ schoolId, id: id as WorkId })));

/** The works of entries of a public list, likewise. */
export const loadPublicWorks = (targets: readonly string[]): Promise<(Work | undefined)[]> =>
  works.getMany(targets.map(parsePublicTarget));
