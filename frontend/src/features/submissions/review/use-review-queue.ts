import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { useAnswerWords } from '#frontend/src/entities/tasks/TaskChips.tsx';
import { paths } from '#frontend/src/lib/paths.ts';
import type { TaskId } from '#shared/ids.ts';
import type { Submission } from '#shared/tasks/fields.ts';
import { FILTER, type ReviewQueue, waitingOptions } from '../queries.ts';
import { NEXT, nextToReview, orderOf } from './queue.ts';

/** The next page is fetched when fewer answers than this are left. */
const AHEAD = 5;

interface Session {
  readonly classId: string;
  readonly state: ReviewQueue;
}

/** The answers of the session in order; fetches the next page ahead of time. */
function useOrder(
  taskId: string,
  id: string,
  { classId, state }: Session,
  further: readonly string[],
) {
  const query = useInfiniteQuery(waitingOptions(taskId, classId, state));
  const { data, hasNextPage, isFetchingNextPage, isError, fetchNextPage } = query;
  const [opened] = useState(id);
  const order = useMemo(() => {
    const all = data?.pages.flatMap(({ students }) => students.list) ?? [];
    const waiting =
      state === 'working' ? all.filter(({ at_deadline }) => at_deadline === 'work') : all;
    return orderOf(
      opened,
      waiting.map(({ student_id }) => student_id),
      further,
    );
  }, [data, opened, further, state]);
  const index = order.indexOf(id);
  const wantsMore = hasNextPage && !isFetchingNextPage && !isError && index + AHEAD >= order.length;
  useEffect(() => {
    if (wantsMore) void fetchNextPage();
  }, [wantsMore, fetchNextPage]);
  return { query, order, index, isLooking: !data || (hasNextPage && !isError) };
}

/** The answers of a review session, and the navigation between them. */
export function useReviewQueue(taskId: TaskId, id: string) {
  const [search] = useSearchParams();
  const classId = search.get(FILTER.class) ?? '';
  const state = search.get(FILTER.state) === 'working' ? 'working' : 'waiting';
  const navigate = useNavigate();
  const [reviewed, setReviewed] = useState<ReadonlySet<string>>(new Set());
  const [further, setFurther] = useState<readonly string[]>([]);
  const { query, order, index, isLooking } = useOrder(taskId, id, { classId, state }, further);
  const goTo = (student: string | undefined) => {
    if (!student) return;
    const pathname = paths.review(taskId, student);
    void navigate({ pathname, search: search.toString() }, { replace: true });
  };
  return {
    task: query.data?.pages[0]?.task,
    error: query.error,
    goTo,
    /** Position in the session, from 1. */
    position: index + 1,
    total: order.length,
    hasMore: query.hasNextPage,
    /** The neighbours, whether reviewed or not. */
    following: order[index + 1],
    preceding: index > 0 ? order[index - 1] : undefined,
    /** The next answer that waits; undefined when none is known. */
    next: nextToReview(order, id, reviewed),
    isLooking,
    reviewed: reviewed.size,
    /** Marks an answer as reviewed and opens the next, or `suggested`, which may have been handed in since. */
    settle: (student: string, suggested: string) => {
      const done = new Set([...reviewed, student]);
      const isFitting = classId === '' && state === 'waiting';
      const isNew = suggested !== '' && isFitting && !done.has(suggested);
      setReviewed(done);
      if (isNew) setFurther((known) => [...known, suggested]);
      goTo(nextToReview(order, student, done) ?? (isNew ? suggested : NEXT));
    },
  };
}
export type Queue = ReturnType<typeof useReviewQueue>;

/** The last save, the position and the student in one line, which screen readers announce. */
export function useStatus({ position, total, hasMore }: Queue, shown: Submission | undefined) {
  const { t } = useTranslation('submissions');
  const wordsOf = useAnswerWords();
  const [saved, setSaved] = useState('');
  const parts = [
    saved && t('savedOf', { name: saved }),
    position > 0 && t('position', { at: position, total: hasMore ? `${total}+` : `${total}` }),
    shown?.answer.name,
    shown && wordsOf({ state: shown.answer.state, atDeadline: shown.answer.at_deadline }),
  ];
  return { status: parts.filter(Boolean).join(' · '), setSaved };
}
