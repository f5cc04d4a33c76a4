import { useQuery } from '@tanstack/react-query';
import { makeupKeys } from '#frontend/src/entities/makeups/use-makeups.ts';
import { send } from '#frontend/src/lib/api.ts';
import { useCursorList } from '#frontend/src/ui/table/use-cursor-list.ts';
import { classes } from '#shared/contracts/classes.ts';
import type { MakeupDto } from '#shared/contracts/makeup-fields.ts';
import { makeups } from '#shared/contracts/makeups.ts';

/** Filters in the address; other screens link to them. */
export const FILTER = { class: 'class', state: 'state' } as const;

export type MakeupRow = MakeupDto & { readonly id: string };

const toRow = (makeup: MakeupDto): MakeupRow => ({
  ...makeup,
  id: `${makeup.student_id} ${makeup.missed.id}`,
});

/** Rights of the school, or of one's own classes, by state. */
export const useMakeupList = () =>
  useCursorList<MakeupRow>({
    name: 'makeups',
    queryKey: makeupKeys.list(),
    filters: Object.values(FILTER),
    fetchPage: async ({ limit, cursor, filters }, signal) => {
      const { [FILTER.class]: class_id, [FILTER.state]: state } = filters;
      const asked = { class_id, state: state || 'open', limit, cursor };
      const { list, ...page } = await send(makeups.endpoints.list, asked, { signal });
      return { ...page, list: list.map(toRow) };
    },
  });

/** The class that the list is filtered by, of which the address has only the id. */
export const useClassName = (id: string | undefined) =>
  useQuery({
    queryKey: ['classes', 'info', id],
    queryFn: ({ signal }) => send(classes.endpoints.info, { class_id: id ?? '' }, { signal }),
    enabled: id !== undefined,
    select: ({ class: { id: classId, name } }) => ({ id: classId, name }),
  });
