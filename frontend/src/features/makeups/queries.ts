import { queryOf } from '#frontend/src/lib/query.ts';
import { useCursorList } from '#frontend/src/ui/table/use-cursor-list.ts';
import { makeups } from '#shared/makeups/contract.ts';
import type { MakeupDto } from '#shared/makeups/fields.ts';

/** Names of the filters in the address; other screens link to them. */
export const FILTER = { class: 'class', state: 'state' } as const;

export type MakeupRow = MakeupDto & { readonly id: string };

const toRow = (makeup: MakeupDto): MakeupRow => ({
  ...makeup,
  id: `${makeup.student_id} ${makeup.missed.id}`,
});

/** The makeup rights of the school, for teachers of their own classes, by state. */
export const useMakeupList = () =>
  useCursorList({
    name: 'makeups',
    filters: Object.values(FILTER),
    ask: ({ limit, cursor, filters }) => {
      const { [FILTER.class]: class_id, [FILTER.state]: state } = filters;
      return queryOf(makeups.endpoints.list, { class_id, state: state || 'open', limit, cursor });
    },
    toPage: ({ list, ...page }) => ({ ...page, list: list.map(toRow) }),
  });
