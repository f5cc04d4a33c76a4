import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { send } from '#frontend/src/lib/api.ts';
import { invalidate } from '#frontend/src/lib/query.ts';
import { toast } from '#frontend/src/lib/toasts.ts';
import type { LessonDto } from '#shared/contracts/lesson-fields.ts';
import { lessons } from '#shared/contracts/lessons.ts';
import { CALENDARS, putLesson } from '../queries.ts';
import { type Agreed, type Obstacle, obstacleOf, type Wish, withAgreed } from './wish.ts';

const { add, update, move } = lessons.endpoints;
const DONE = { add: 'added', update: 'saved', move: 'moved' } as const;

function ask(wish: Wish): Promise<{ readonly lesson: LessonDto }> {
  if (wish.call === 'add') return send(add, wish.payload);
  if (wish.call === 'update') return send(update, wish.payload);
  const { lesson_id, rev, date, start, end, override, on_holiday } = wish.payload;
  return send(move, { lesson_id, rev, date, start, end, override, on_holiday });
}

interface Pending {
  readonly obstacle: Obstacle;
  readonly onDone: () => void;
}

/**
 * Plans and moves lessons. What stands in the way and can be decided is kept as `obstacle` for a dialog;
 * everything else is thrown. `onDone` is called when the lesson is where it is wanted, be it on a later try.
 */
export function usePlacing() {
  const { t } = useTranslation('lessons');
  const client = useQueryClient();
  const [pending, setPending] = useState<Pending | null>(null);
  const [working, setWorking] = useState(false);

  /** Whether it is done; else there is an obstacle. */
  async function place(wish: Wish, onDone: () => void): Promise<boolean> {
    setWorking(true);
    try {
      const { lesson } = await ask(wish);
      putLesson(client, lesson);
    } catch (error) {
      const obstacle = obstacleOf(error, wish);
      if (!obstacle) throw error;
      setPending({ obstacle, onDone });
      return false;
    } finally {
      setWorking(false);
    }
    setPending(null);
    toast.success(t(DONE[wish.call]));
    onDone();
    await invalidate(client, lessons);
    return true;
  }

  /** Tries again with what was agreed. */
  const agree = async (agreed: Agreed): Promise<void> => {
    if (pending) await retry(withAgreed(pending.obstacle.wish, agreed), pending.onDone);
  };

  async function retry(wish: Wish, onDone: () => void): Promise<void> {
    try {
      await place(wish, onDone);
    } catch (error) {
      toast.error(error instanceof Error ? error.message : String(error));
    }
  }

  return {
    obstacle: pending?.obstacle ?? null,
    working,
    place,
    agree,
    retry: (wish: Wish) => retry(wish, pending?.onDone ?? (() => undefined)),
    giveUp: () => {
      setPending(null);
      // What stood in the way may be news.
      void invalidate(client, ...CALENDARS);
    },
  };
}
export type Placing = ReturnType<typeof usePlacing>;
