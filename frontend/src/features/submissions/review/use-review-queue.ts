import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { paths } from '#frontend/src/lib/paths.ts';
import type { TaskId } from '#shared/ids.ts';
import { waitingOptions } from '../queries.ts';
import { NEXT, nextToReview, orderOf } from './queue.ts';

/** So many are known ahead of the one that is looked at. */
const AHEAD = 5;

/** The answers of a sitting in their order; more of them are fetched before the known ones end. */
function useOrder(taskId: string, id: string, classId: string, further: readonly string[]) {
  const query = useInfiniteQuery(waitingOptions(taskId, classId));
  const { data, hasNextPage, isFetchingNextPage, isError, fetchNextPage } = query;
  const [began] = useState(id);
  const order = useMemo(() => {
    const waiting = data?.pages.flatMap(({ students }) => students.list) ?? [];
    return orderOf(
      began,
      waiting.map(({ student_id }) => student_id),
      further,
    );
  }, [data, began, further]);
  const index = order.indexOf(id);
  const wantsMore = hasNextPage && !isFetchingNextPage && !isError && index + AHEAD >= order.length;
  useEffect(() => {
    if (wantsMore) void fetchNextPage();
  }, [wantsMore, fetchNextPage]);
  return { query, order, index, isLooking: !data || (hasNextPage && !isError) };
}

/** The answers that are reviewed one after the other, and the way from one to the next. */
export function useReviewQueue(taskId: TaskId, id: string) {
  const [search] = useSearchParams();
  const classId = search.get('class') ?? '';
  const navigate = useNavigate();
  const [reviewed, setReviewed] = useState<ReadonlySet<string>>(new Set());
  const [further, setFurther] = useState<readonly string[]>([]);
  const { query, order, index, isLooking } = useOrder(taskId, id, classId, further);
  const goTo = (student: string | undefined) => {
    if (!student) return;
    const pathname = paths.review(taskId, student);
    void navigate({ pathname, search: search.toString() }, { replace: true });
  };
  return {
    task: query.data?.pages[0]?.task,
    error: query.error,
    goTo,
    /** Where it stands in the sitting, from 1. */
    position: index + 1,
    total: order.length,
    hasMore: query.hasNextPage,
    /** The neighbours, reviewed or not. */
    following: order[index + 1],
    preceding: index > 0 ? order[index - 1] : undefined,
    /** The next one that waits; undefined when nobody does, as far as is known. */
    next: nextToReview(order, id, reviewed),
    isLooking,
    reviewed: reviewed.size,
    /** One is done: on to whoever waits next, also to somebody who has come since (`suggested`). */
    settle: (student: string, suggested: string) => {
      const done = new Set([...reviewed, student]);
      const isNew = suggested !== '' && classId === '' && !done.has(suggested);
      setReviewed(done);
      if (isNew) setFurther((known) => [...known, suggested]);
      goTo(nextToReview(order, student, done) ?? (isNew ? suggested : NEXT));
    },
  };
}
export type Queue = ReturnType<typeof useReviewQueue>;
