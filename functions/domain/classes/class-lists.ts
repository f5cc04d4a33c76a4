import { type ListedEntry, pageOfList, schoolList } from '#functions/platform/listing.ts';
import type { Item } from '#functions/platform/table.ts';
import { isFound, searchPage } from '#functions/platform/text-search.ts';
import { CLASS_LIMITS } from '#shared/classes/limits.ts';
import type { ClassId, SchoolId, UserId } from '#shared/ids.ts';
import { comparable } from '#shared/search/comparable.ts';
import { CLASS_LISTS, type Class, classes, nameOfPlace, placesOf, searchTexts } from './class.ts';

interface ClassFilter {
  /** Only what this member of staff teaches or assists. */
  readonly staff?: UserId | undefined;
  readonly state?: Class['state'] | undefined;
}

interface Paging {
  readonly limit: number;
  readonly from?: Item | undefined;
}

interface ClassPage {
  readonly items: Class[];
  readonly next: Item | undefined;
}

async function loadClasses(schoolId: SchoolId, ids: readonly string[]) {
  return classes.getMany(ids.map((id) => ({ schoolId, id: id as ClassId })));
}

const present = <T>(items: readonly (T | undefined)[]): T[] =>
  items.flatMap((item) => (item === undefined ? [] : [item]));

/** One page of classes, open ones first: the newest first, or by name. */
export async function pageOfClasses(
  schoolId: SchoolId,
  { staff, state, order }: ClassFilter & { readonly order: 'new' | 'name' },
  paging: Paging,
): Promise<ClassPage> {
  const { entries, next } = await pageOfList(schoolList(schoolId, CLASS_LISTS.by(order, staff)), {
    ...paging,
    descending: order === 'new',
    ...(state && { prefix: placesOf(order, state) }),
  });
  const ids = entries.map(({ target }) => target);
  return { items: present(await loadClasses(schoolId, ids)), next };
}

/** The classes that a member of staff teaches or assists, by name. */
export async function loadClassesTaughtBy(schoolId: SchoolId, staff: UserId): Promise<Class[]> {
  const paging = { limit: CLASS_LIMITS.ofProfile };
  return (await pageOfClasses(schoolId, { staff, order: 'name' }, paging)).items;
}

/** List entries read at once, and for one page at most: a person has few classes. */
const READ_AT_ONCE = 100;
const READ_MAX = 500;

/** Words that may be a reading, or a part of one. */
const LATIN = /[a-z]/;

/** Entries of a teacher's classes that are named like that. */
async function entriesNamed(
  schoolId: SchoolId,
  { staff, state, words }: ClassFilter & { readonly words: string },
  { limit, from }: Paging,
): Promise<{ entries: ListedEntry[]; next: Item | undefined }> {
  const list = schoolList(schoolId, CLASS_LISTS.by('name', staff));
  const prefix = state ? placesOf('name', state) : '';
  const entries: ListedEntry[] = [];
  let position = from;
  for (let read = 0; read < READ_MAX; read += READ_AT_ONCE) {
    const page = await pageOfList(list, { limit: READ_AT_ONCE, from: position, prefix });
    entries.push(...page.entries.filter((entry) => nameOfPlace(entry.position).includes(words)));
    const last = entries[limit - 1];
    if (last && entries.length > limit)
      return { entries: entries.slice(0, limit), next: { ...last.key } };
    position = page.next;
    if (!position) break;
  }
  return { entries, next: position };
}

/**
 * One page of the classes whose name contains the words, or reads like them. For the whole school it reads the
 * search index, for one teacher the list of that teacher's classes: the classes themselves when a reading may be meant.
 */
export async function findClasses(
  schoolId: SchoolId,
  { staff, state, words }: ClassFilter & { readonly words: string },
  paging: Paging,
): Promise<ClassPage> {
  const plain = comparable(words);
  if (staff && LATIN.test(plain)) {
    const own = { limit: CLASS_LIMITS.ofProfile };
    const { items } = await pageOfClasses(schoolId, { staff, state, order: 'name' }, own);
    return { items: items.filter((each) => isFound(searchTexts(each), words)), next: undefined };
  }
  if (staff) {
    const named = { staff, state, words: plain };
    const { entries, next } = await entriesNamed(schoolId, named, paging);
    const ids = entries.map(({ target }) => target);
    return { items: present(await loadClasses(schoolId, ids)), next };
  }
  const { items, next } = await searchPage({
    ...paging,
    pk: schoolList(schoolId, CLASS_LISTS.find),
    words,
    load: async (ids) => {
      const found = await loadClasses(schoolId, ids);
      return found.map((each) => (state && each?.state !== state ? undefined : each));
    },
    texts: searchTexts,
  });
  return { items, next };
}
