import { useQuery } from '@tanstack/react-query';
import { EQUIPMENT_SEARCH } from '#frontend/src/lib/paths/equipment.ts';
import { queryOf } from '#frontend/src/lib/query.ts';
import { useChange } from '#frontend/src/lib/use-change.ts';
import { useCursorList } from '#frontend/src/ui/table/use-cursor-list.ts';
import type { ListQuestion } from '#frontend/src/ui/table/use-list-question.ts';
import type { Payload } from '#shared/endpoint.ts';
import { equipment } from '#shared/equipment/contract.ts';
import { homes } from '#shared/homes/contract.ts';
import { lessons } from '#shared/lessons/contract.ts';

const { endpoints } = equipment;

/** Names of the filters in the address; other screens link to them. */
export const FILTER = {
  kind: EQUIPMENT_SEARCH.kind,
  state: EQUIPMENT_SEARCH.state,
  room: 'room',
  student: 'student',
  staff: 'staff',
  class: 'class',
} as const;
const FILTERS = Object.values(FILTER);

/** Chosen among the states of pieces, though it follows from the day. */
export const OVERDUE = 'overdue';

/** The filters of the list as the payload of the request. */
export function toQuery({ search, filters }: Pick<ListQuestion, 'search' | 'filters'>) {
  const { [FILTER.state]: state } = filters;
  const overdue = state === OVERDUE;
  return {
    search,
    kind_id: filters[FILTER.kind],
    state: overdue ? undefined : state,
    overdue,
    room_id: filters[FILTER.room],
    person_id: filters[FILTER.student] ?? filters[FILTER.staff],
    class_id: filters[FILTER.class],
  } as Payload<typeof endpoints.sheet>;
}

export const usePieceList = () =>
  useCursorList({
    name: 'equipment',
    filters: FILTERS,
    ask: ({ limit, cursor, ...question }) =>
      queryOf(endpoints.list, { ...toQuery(question), limit, cursor }),
  });

export const useKinds = () => useQuery(queryOf(endpoints.kinds, {}));

/** Rooms in use, of the school's calendar. */
export const useRooms = () =>
  useQuery({
    ...queryOf(lessons.endpoints.settings, {}),
    select: ({ rooms }) => rooms.filter(({ archived }) => !archived),
  });

/** What is lent and overdue stands on the home, too. */
const changes = [equipment, homes];

export const useAddKind = () => useChange(endpoints.addKind, { changes, quiet: true });
export const useEditKind = () => useChange(endpoints.editKind, { changes, quiet: true });
export const useRemoveKind = () => useChange(endpoints.removeKind, { changes });
export const useAddPieces = () => useChange(endpoints.add, { changes, quiet: true });
export const useEditPiece = () => useChange(endpoints.edit, { changes, quiet: true });
/** All but the piece itself, which its page would ask for once more. */
const { kinds, list, showStock, stocks } = endpoints;
export const useRemovePiece = () =>
  useChange(endpoints.remove, { changes: [kinds, list, showStock, stocks, homes] });
export const useLend = () => useChange(endpoints.lend, { changes, quiet: true });
export const useStep = () => useChange(endpoints.step, { changes, quiet: true });
export const useStartStock = () => useChange(endpoints.startStock, { changes, quiet: true });
export const useCloseStock = () => useChange(endpoints.closeStock, { changes, quiet: true });
