import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePlanRun } from '#frontend/src/entities/plans/use-plan-run.ts';
import type { StaffRef } from '#frontend/src/entities/teachers/StaffPickers.tsx';
import { toError } from '#shared/to-error.ts';
import type { Teacher } from '../queries.ts';
import { beginHandOver, obstaclesOf, useOpenLessons } from './use-open-lessons.ts';

/**
 * Hands the lessons of a leaving teacher over to a successor, in as many calls as it takes. Lessons that clash
 * with the successor's own stay, to be given to another teacher.
 */
export function useHandOver(teacher: Teacher, successor: StaffRef | null) {
  const { t } = useTranslation('teachers');
  const query = useOpenLessons(teacher.id, successor?.id);
  const run = usePlanRun();
  const [problem, setProblem] = useState<Error | null>(null);
  const [working, setWorking] = useState(false);
  const lessons = query.data ?? [];
  const blocked = successor ? lessons.filter((lesson) => obstaclesOf(lesson).length > 0) : [];

  async function giveAll(to: StaffRef): Promise<number> {
    let left = lessons;
    for (;;) {
      const skip = left.filter((lesson) => obstaclesOf(lesson).length > 0);
      if (skip.length === left.length) return left.length;
      const override = t('remove.override', { name: teacher.name });
      await run.start(beginHandOver({ of: teacher.id, to: to.id, skip, override }));
      const before = left.length;
      left = (await query.refetch()).data ?? [];
      // Stopped, or nothing more can be handed over.
      if (left.length >= before) return left.length;
    }
  }

  /** Answers how many lessons are left. */
  async function handOver(to: StaffRef): Promise<number> {
    setProblem(null);
    setWorking(true);
    try {
      return await giveAll(to);
    } catch (error) {
      setProblem(toError(error));
      return lessons.length;
    } finally {
      setWorking(false);
    }
  }
  return { query, lessons, blocked, run, problem, working, handOver };
}
export type HandOver = ReturnType<typeof useHandOver>;
