import { loadCountedKinds } from '#functions/domain/equipment/kind-counts.ts';
import { pageOfOverdue } from '#functions/domain/equipment/list-overdue.ts';
import {
  type ListedPiece,
  PIECE_LISTS,
  pieces,
  placesOfKind,
  searchTexts,
} from '#functions/domain/equipment/piece.ts';
import { loadHolders } from '#functions/domain/equipment/piece-dtos.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import { type FilteredPage, filteredPage, type Paging } from '#functions/platform/filtered-page.ts';
import { type ListPage, pageOfList, schoolList } from '#functions/platform/listing.ts';
import { pageInTurn } from '#functions/platform/pages-in-turn.ts';
import { dayAt, momentOf, type SchoolMoment } from '#functions/platform/school-day.ts';
import { searchPage } from '#functions/platform/text-search.ts';
import type { Input } from '#shared/endpoint.ts';
import type { equipment } from '#shared/equipment/contract.ts';
import { EquipmentId, type EquipmentKindId, type SchoolId } from '#shared/ids.ts';
import { comparable, contains } from '#shared/search/comparable.ts';

type PieceQuery = Input<typeof equipment.endpoints.sheet>;

type Entries = ListPage['entries'];

const rowsOf = (schoolId: SchoolId, entries: Pick<Entries[number], 'target' | 'row'>[]) =>
  pieces.rowsOf(entries, (target) => ({ schoolId, id: EquipmentId.parse(target) }));

interface Asked {
  readonly actor: Actor;
  readonly query: PieceQuery;
  readonly moment: SchoolMoment;
  readonly today: string;
}

const isOverdue = ({ loan }: ListedPiece, today: string): boolean =>
  loan !== undefined && loan.due !== '' && loan.due < today;

/** Whether a piece fits the filters that its list does not keep by itself. */
function fits({ query, today }: Asked, piece: ListedPiece): boolean {
  const { kind_id, state, room_id, overdue } = query;
  const holder = query.person_id ?? query.class_id;
  return (
    (!kind_id || piece.kindId === kind_id) &&
    (!state || piece.state === (state === 'left' ? 'lent' : state)) &&
    (!room_id || piece.roomId === room_id) &&
    (!holder || piece.loan?.to.id === holder) &&
    (!overdue || isOverdue(piece, today))
  );
}

/** Keeps what is lent to people who have left, and to classes that have ended. */
async function onlyLeft(
  schoolId: SchoolId,
  rows: readonly (ListedPiece | undefined)[],
): Promise<(ListedPiece | undefined)[]> {
  const holders = rows.flatMap((row) => row?.loan?.to ?? []);
  const holderOf = await loadHolders(schoolId, holders);
  return rows.map((row) => (row?.loan && holderOf(row.loan.to).left ? row : undefined));
}

async function kept(asked: Asked, entries: Entries): Promise<(ListedPiece | undefined)[]> {
  const { schoolId } = asked.actor;
  const rows = await rowsOf(schoolId, [...entries]);
  const fitting = rows.map((row) => (row && fits(asked, row) ? row : undefined));
  return asked.query.state === 'left' ? onlyLeft(schoolId, fitting) : fitting;
}

/** The list in which a query finds its pieces while it reads few others. */
function listOf({ state, room_id, person_id, class_id }: PieceQuery): string {
  const holder = person_id ?? class_id;
  if (holder) return PIECE_LISTS.heldBy(holder);
  if (state) return PIECE_LISTS.of(state === 'left' ? 'lent' : state);
  return room_id ? PIECE_LISTS.in(room_id) : PIECE_LISTS.all;
}

function listed(asked: Asked, paging: Paging): Promise<FilteredPage<ListedPiece>> {
  const { actor, query, moment } = asked;
  const { schoolId } = actor;
  const { overdue, kind_id } = query;
  const list = schoolList(schoolId, listOf(query));
  const prefix = kind_id ? placesOfKind(kind_id) : '';
  return filteredPage({
    ...paging,
    read: (at) =>
      overdue ? pageOfOverdue(schoolId, moment, at) : pageOfList(list, { ...at, prefix }),
    load: (entries) => kept(asked, entries),
  });
}

/** Kinds whose pieces are all found by a part of their name, at most. */
const NAMED_MAX = 8;

async function kindsNamed(schoolId: SchoolId, words: string): Promise<EquipmentKindId[]> {
  const found = (await loadCountedKinds(schoolId)).filter(({ kind }) => contains(kind.name, words));
  return found.slice(0, NAMED_MAX).map(({ kind }) => kind.id);
}

const numbered = (
  asked: Asked,
  except: readonly EquipmentKindId[],
  paging: Paging,
): Promise<FilteredPage<ListedPiece>> =>
  searchPage({
    ...paging,
    pk: schoolList(asked.actor.schoolId, PIECE_LISTS.find),
    words: asked.query.search,
    load: async (ids) => {
      const entries = ids.map((target) => ({ target, position: '', key: { pk: '', sk: '' } }));
      const rows = await kept(asked, entries);
      return rows.map((row) => (row && !except.includes(row.kindId) ? row : undefined));
    },
    texts: searchTexts,
  });

/** Pieces of kinds with the words in their name, then those with such a number. */
async function searched(asked: Asked, paging: Paging): Promise<FilteredPage<ListedPiece>> {
  const { actor, query } = asked;
  const all = await kindsNamed(actor.schoolId, query.search);
  const named = query.kind_id ? all.filter((id) => id === query.kind_id) : all;
  const lists = [
    ...named.map(
      (kind_id) => (at: Paging) => listed({ ...asked, query: { ...query, kind_id } }, at),
    ),
    (at: Paging) => numbered(asked, named, at),
  ];
  return pageInTurn(lists, paging);
}

/** A page of the equipment of a school; it may be short although more follow. */
export function findPieces(
  actor: Actor,
  query: PieceQuery,
  paging: Paging,
  now: Date,
): Promise<FilteredPage<ListedPiece>> {
  const moment = momentOf(actor, now);
  const asked = { actor, query, moment, today: dayAt(moment) };
  return comparable(query.search) === '' ? listed(asked, paging) : searched(asked, paging);
}
