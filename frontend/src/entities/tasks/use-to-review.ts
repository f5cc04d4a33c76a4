import { useQuery } from '@tanstack/react-query';
import { queryOf } from '#frontend/src/lib/query.ts';
import { TASKS_HOME } from '#shared/tasks/home.ts';
import { waitingOf } from './HandedInCount.tsx';

const { call, payload } = TASKS_HOME.toReview;

/** The teacher's newest tasks with answers that wait for a review. */
export const useToReview = () =>
  useQuery({
    ...queryOf(call, payload),
    select: ({ list }) =>
      list.flatMap(({ id, title, classes, counts }) => {
        const waiting = counts ? waitingOf(counts) : 0;
        return waiting > 0 ? [{ id, title, waiting, names: classes.map(({ name }) => name) }] : [];
      }),
  });
