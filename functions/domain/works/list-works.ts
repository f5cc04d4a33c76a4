import { loadManagedClass } from '#functions/domain/classes/class-scope.ts';
import { type Actor, actorOf, type Visitor } from '#functions/domain/sessions/actor.ts';
import type { Reading } from '#functions/domain/sessions/reading.ts';
import { loadOwnStudent } from '#functions/domain/students/student-scope.ts';
import { fromCursor, toCursor } from '#functions/platform/cursor.ts';
import { CallError, missingField } from '#functions/platform/errors.ts';
import { pageOfList } from '#functions/platform/listing.ts';
import { searchPage } from '#functions/platform/text-search.ts';
import { CODE } from '#shared/codes.ts';
import type { Input } from '#shared/endpoint.ts';
import { message } from '#shared/i18n/messages.ts';
import type { ClassId } from '#shared/ids.ts';
import { ROLE, STAFF } from '#shared/roles.ts';
import type { works as contract } from '#shared/works/contract.ts';
import { WORK_CATEGORIES } from '#shared/works/rules.ts';
import type { WorkView } from './see-work.ts';
import { trashedSince } from './trash-time.ts';
import { loadPublicWorks, loadWorks, searchTexts, WORK_LISTS, type Work } from './work.ts';
import { toWorkDtos } from './work-dto.ts';

type ListInput = Input<typeof contract.endpoints.list>;
type Load = (targets: readonly string[]) => Promise<(Work | undefined)[]>;

interface WorkList {
  readonly pk: string;
  readonly load: Load;
  readonly view: WorkView;
  /** The search index of the list; undefined when the list cannot be searched. */
  readonly find?: string;
  readonly includes: (work: Work) => boolean;
  /** The order within a page, where the list itself is less exact. */
  readonly order?: (one: Work, other: Work) => number;
}

const ofSchool =
  ({ schoolId }: Actor): Load =>
  (targets) =>
    loadWorks(targets, schoolId);

/** The newest first. */
const byTimeOfSave = (one: Work, other: Work): number =>
  other.savedAt < one.savedAt ? -1 : Number(other.savedAt > one.savedAt);

async function ownList(
  actor: Actor,
  { scope, student_id }: ListInput,
  now: Date,
): Promise<WorkList> {
  const { schoolId } = actor;
  if (student_id && student_id !== actor.userId) {
    if (!STAFF.includes(actor.role)) throw new CallError(CODE.forbidden);
    await loadOwnStudent(actor, student_id);
  }
  const owner = student_id ?? actor.userId;
  const since = trashedSince(now);
  const inTrash = scope === 'trash';
  return {
    pk: inTrash ? WORK_LISTS.trashOf(schoolId, owner) : WORK_LISTS.ofOwner(schoolId, owner),
    load: ofSchool(actor),
    view: 'full',
    includes: ({ removed }) => (inTrash ? (removed ?? '') >= since : !removed),
    ...(!inTrash && { order: byTimeOfSave }),
  };
}

async function requireClass(actor: Actor, id: ClassId | undefined): Promise<ClassId> {
  if (!id) throw missingField('class_id');
  if (actor.role !== ROLE.student) return (await loadManagedClass(actor, id)).id;
  if (!actor.user.classIds.includes(id))
    throw new CallError(CODE.forbidden, { reason: 'classes.notYours' });
  return id;
}

const isPublished = ({ visibility, removed }: Work): boolean =>
  visibility !== 'private' && !removed;

async function classList(
  actor: Actor,
  { class_id, order, category }: ListInput,
): Promise<WorkList> {
  const id = await requireClass(actor, class_id);
  return {
    pk: WORK_LISTS.ofClass(actor.schoolId, id, order),
    load: ofSchool(actor),
    view: 'published',
    includes: (work) => isPublished(work) && (!category || work.category === category),
  };
}

function schoolList(actor: Actor, { order, category }: ListInput): WorkList {
  const { schoolId } = actor;
  return {
    pk: WORK_LISTS.ofSchool(schoolId, order, category),
    load: ofSchool(actor),
    view: 'published',
    find: WORK_LISTS.searchSchool(schoolId),
    includes: (work) => isPublished(work) && (!category || work.category === category),
  };
}

const publicList = ({ order, category }: ListInput): WorkList => ({
  pk: WORK_LISTS.public(order, category),
  load: loadPublicWorks,
  view: 'published',
  find: WORK_LISTS.searchPublic,
  includes: ({ visibility, removed, category: own }) =>
    visibility === 'public' && !removed && (!category || own === category),
});

async function listFor(caller: Visitor | Actor, input: ListInput, now: Date): Promise<WorkList> {
  if (input.scope === 'public') return publicList(input);
  const actor = actorOf(caller);
  if (!actor) throw new CallError(CODE.notLoggedIn);
  if (input.scope === 'class') return classList(actor, input);
  if (input.scope === 'school') return schoolList(actor, input);
  return ownList(actor, input, now);
}

/** One page of the list in its order; short when entries do not belong. */
async function pageOf({ pk, load, includes, order }: WorkList, { cursor, limit }: ListInput) {
  const from = await fromCursor(cursor, pk);
  const { entries, next } = await pageOfList(pk, { limit, from, descending: true });
  const found = await load(entries.map(({ target }) => target));
  const items = found.flatMap((work) => (work && includes(work) ? [work] : []));
  return { items: order ? items.toSorted(order) : items, cursor: await toCursor(next, pk) };
}

async function searchIn(
  { load, includes }: WorkList,
  pk: string,
  { cursor, limit, search }: ListInput,
) {
  const list = `${pk}#${search}`;
  const { items, next } = await searchPage({
    pk,
    words: search,
    limit,
    from: await fromCursor(cursor, list),
    load: async (targets) =>
      (await load(targets)).map((work) => (work && includes(work) ? work : undefined)),
    texts: searchTexts,
  });
  return { items, cursor: await toCursor(next, list) };
}

export const listWorks: Reading<typeof contract.endpoints.list> = async (caller, input, deps) => {
  const now = deps.now();
  const list = await listFor(caller, input, now);
  const page =
    input.search && list.find ? await searchIn(list, list.find, input) : await pageOf(list, input);
  const seen = page.items
    .filter(({ kind }) => !input.kind || kind === input.kind)
    .map((work) => ({ work, view: list.view }));
  return { list: await toWorkDtos(caller, seen, now), cursor: page.cursor };
};

export const listCategories: Reading<typeof contract.endpoints.categories> = ({ language }) => ({
  list: WORK_CATEGORIES.map((id) => ({ id, label: message(language, `works.category.${id}`) })),
});
