import { loadManagedClass } from '#functions/domain/classes/class-scope.ts';
import { type Actor, actorOf, type Visitor } from '#functions/domain/sessions/actor.ts';
import { loadOwnStudent } from '#functions/domain/students/student-scope.ts';
import type { View } from '#functions/domain/works/see-work.ts';
import { TITLE_STARTS, WORK_LISTS, type Work } from '#functions/domain/works/work.ts';
import { toRecords } from '#functions/domain/works/work-dto.ts';
import { fromCursor, toCursor } from '#functions/platform/cursor.ts';
import { CallError, InputError } from '#functions/platform/errors.ts';
import { pageOfList } from '#functions/platform/listing.ts';
import { searchPage } from '#functions/platform/text-search.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import { CODE } from '#shared/codes.ts';
import type { Input } from '#shared/contracts/endpoint.ts';
import type { works as contract } from '#shared/contracts/works.ts';
import type { ClassId } from '#shared/ids.ts';
import { ROLE, STAFF } from '#shared/roles.ts';
import { trashedSince } from './cleaning/purge-trash.ts';
import { loadPublicWorks, loadWorks } from './load-works.ts';

type Ask = Input<typeof contract.endpoints.list>;
type Load = (targets: readonly string[]) => Promise<(Work | undefined)[]>;

interface Shelf {
  readonly pk: string;
  readonly load: Load;
  readonly view: View;
  /** Where the words are searched for; elsewhere the page itself is looked through. */
  readonly find?: string;
  readonly isThere: (work: Work) => boolean;
}

const ofSchool =
  ({ schoolId }: Actor): Load =>
  (targets) =>
    loadWorks(targets, schoolId);

async function ownShelf(actor: Actor, { scope, student_id }: Ask, now: Date): Promise<Shelf> {
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
    view: 'whole',
    isThere: ({ removed }) => (inTrash ? (removed ?? '') >= since : !removed),
  };
}

async function requireClass(actor: Actor, id: ClassId | undefined): Promise<ClassId> {
  if (!id) throw new InputError(CODE.incomplete, [{ field: 'class_id', rule: 'required' }]);
  if (actor.role !== ROLE.student) return (await loadManagedClass(actor, id)).id;
  if (!actor.user.classIds.includes(id))
    throw new CallError(CODE.forbidden, { reason: 'classes.notYours' });
  return id;
}

const isPublished = ({ visibility, removed }: Work): boolean =>
  visibility !== 'private' && !removed;

async function classShelf(actor: Actor, { class_id, order, category }: Ask): Promise<Shelf> {
  const id = await requireClass(actor, class_id);
  return {
    pk: WORK_LISTS.ofClass(actor.schoolId, id, order),
    load: ofSchool(actor),
    view: 'shown',
    isThere: (work) => isPublished(work) && (!category || work.category === category),
  };
}

function schoolShelf(actor: Actor, { order, category }: Ask): Shelf {
  const { schoolId } = actor;
  return {
    pk: WORK_LISTS.ofSchool(schoolId, order, category),
    load: ofSchool(actor),
    view: 'shown',
    find: WORK_LISTS.searchSchool(schoolId),
    isThere: (work) => isPublished(work) && (!category || work.category === category),
  };
}

const publicShelf = ({ order, category }: Ask): Shelf => ({
  pk: WORK_LISTS.public(order, category),
  load: loadPublicWorks,
  view: 'shown',
  find: WORK_LISTS.searchPublic,
  isThere: ({ visibility, removed, category: own }) =>
    visibility === 'public' && !removed && (!category || own === category),
});

async function shelfFor(caller: Visitor | Actor, ask: Ask, now: Date): Promise<Shelf> {
  if (ask.scope === 'public') return publicShelf(ask);
  const actor = actorOf(caller);
  if (!actor) throw new CallError(CODE.notLoggedIn);
  if (ask.scope === 'class') return classShelf(actor, ask);
  if (ask.scope === 'school') return schoolShelf(actor, ask);
  return ownShelf(actor, ask, now);
}

/** One page of what stands there, in its order. */
async function pageOf({ pk, load, isThere }: Shelf, { cursor, limit }: Ask) {
  const from = await fromCursor(cursor, pk);
  const { entries, next } = await pageOfList(pk, { limit, from, descending: true });
  const found = await load(entries.map(({ target }) => target));
  const items = found.flatMap((work) => (work && isThere(work) ? [work] : []));
  return { items, cursor: await toCursor(next, pk) };
}

async function found({ load, isThere }: Shelf, pk: string, { cursor, limit, search }: Ask) {
  const list = `${pk}#${search}`;
  const { items, next } = await searchPage({
    pk,
    words: search,
    limit,
    from: await fromCursor(cursor, list),
    load: async (targets) =>
      (await load(targets)).map((work) => (work && isThere(work) ? work : undefined)),
    texts: ({ title }) => [title],
    starts: TITLE_STARTS,
  });
  return { items, cursor: await toCursor(next, list) };
}

export const listWorks: UseCase<typeof contract.endpoints.list> = async (caller, ask, deps) => {
  const now = deps.now();
  const shelf = await shelfFor(caller, ask, now);
  const page =
    ask.search && shelf.find ? await found(shelf, shelf.find, ask) : await pageOf(shelf, ask);
  const seen = page.items
    .filter(({ kind }) => !ask.kind || kind === ask.kind)
    .map((work) => ({ work, view: shelf.view }));
  return { list: await toRecords(caller, seen, now), cursor: page.cursor };
};
