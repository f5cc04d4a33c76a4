import { queryOf } from '#frontend/src/lib/query.ts';
import { useChange } from '#frontend/src/lib/use-change.ts';
import { useCursorList } from '#frontend/src/ui/table/use-cursor-list.ts';
import { feedback } from '#shared/feedback/contract.ts';
import type { FeedbackState } from '#shared/feedback/rules.ts';
import type { FeedbackId, SchoolId } from '#shared/ids.ts';

const { list, see, add, answer, state } = feedback.endpoints;

/** Filters in the address. */
export const FILTER = { state: 'state', school: 'school' } as const;
/** Which box is open: no filter, since an empty one is not a search without results. */
export const BOX = 'box';

export type Box = 'own' | 'school' | 'platform';

/** Feedback in a box, the last changed first. */
export const useFeedbackList = (box: Box) =>
  useCursorList({
    name: 'feedback',
    filters: Object.values(FILTER),
    ask: ({ search, filters, limit, cursor }) =>
      queryOf(list, {
        box,
        state: filters[FILTER.state] as FeedbackState | undefined,
        school: filters[FILTER.school] as SchoolId | undefined,
        search: search || undefined,
        limit,
        cursor,
      }),
  });

/** Feedback; of another school for operators. */
export interface Which {
  readonly feedback_id: FeedbackId;
  readonly school?: SchoolId | undefined;
}

export const seeQuery = ({ feedback_id, school }: Which) => queryOf(see, { feedback_id, school });

export const useAddFeedback = () => useChange(add, { changes: [list], quiet: true });
export const useAnswer = () => useChange(answer, { changes: [list, see], quiet: true });
export const useSetState = () => useChange(state, { changes: [list, see] });
