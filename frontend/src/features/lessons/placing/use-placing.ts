import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { send } from '#frontend/src/lib/api.ts';
import { invalidate } from '#frontend/src/lib/query.ts';
import { toast } from '#frontend/src/lib/toasts.ts';
import { lessons } from '#shared/lessons/contract.ts';
import type { LessonDto } from '#shared/lessons/fields.ts';
import { draftToPutBack } from '../dialogs/lesson-form.ts';
import { CALENDARS, putLesson } from '../queries.ts';
import {
  type Decision,
  type LessonDraft,
  type Obstacle,
  obstacleOf,
  withDecision,
} from './lesson-draft.ts';

const { add, update, move } = lessons.endpoints;
const DONE = { add: 'added', update: 'saved', move: 'moved' } as const;

function ask(draft: LessonDraft): Promise<{ readonly lesson: LessonDto }> {
  if (draft.call === 'add') return send(add, draft.payload);
  if (draft.call === 'update') return send(update, draft.payload);
  const { lesson_id, rev, date, start, end, override, on_holiday } = draft.payload;
  return send(move, { lesson_id, rev, date, start, end, override, on_holiday });
}

interface Pending {
  readonly obstacle: Obstacle;
  readonly onDone: () => void;
}

/** Undoes a drag. Whatever is in the way now is said, not asked about: the lesson stays where it is. */
function usePutBack() {
  const { t } = useTranslation('lessons');
  const client = useQueryClient();
  return async (was: LessonDto, is: LessonDto): Promise<void> => {
    try {
      putLesson(client, (await ask(draftToPutBack(was, is))).lesson);
      toast.success(t('undone'));
    } catch (error) {
      toast.error(t('notUndone', { reason: error instanceof Error ? error.message : '' }));
    }
    await invalidate(client, lessons);
  };
}

/** Says what was saved; a drag can be undone. */
function useTellSaved() {
  const { t } = useTranslation('lessons');
  const putBack = usePutBack();
  return (draft: LessonDraft, saved: LessonDto): void => {
    const dragged = draft.call !== 'add' && draft.dragged;
    toast.success(
      t(dragged ? 'moved' : DONE[draft.call]),
      dragged ? { label: t('undo'), run: () => void putBack(draft.lesson, saved) } : undefined,
    );
  };
}

/**
 * Adds, changes and moves lessons. An obstacle that the user can decide on is kept as `obstacle` for a
 * dialog; other errors are thrown. `onDone` is called when the draft was saved, also by a later attempt.
 */
export function usePlacing() {
  const client = useQueryClient();
  const tellSaved = useTellSaved();
  const [pending, setPending] = useState<Pending | null>(null);
  const [working, setWorking] = useState(false);

  /** True when the draft was saved, false when there is an obstacle. */
  async function place(draft: LessonDraft, onDone: () => void): Promise<boolean> {
    setWorking(true);
    let saved: LessonDto;
    try {
      saved = (await ask(draft)).lesson;
      putLesson(client, saved);
    } catch (error) {
      const obstacle = obstacleOf(error, draft);
      if (!obstacle) throw error;
      setPending({ obstacle, onDone });
      return false;
    } finally {
      setWorking(false);
    }
    setPending(null);
    tellSaved(draft, saved);
    onDone();
    await invalidate(client, lessons);
    return true;
  }

  /** Tries again with the user's decision. */
  const decide = async (decision: Decision): Promise<void> => {
    if (pending) await retry(withDecision(pending.obstacle.draft, decision), pending.onDone);
  };

  async function retry(draft: LessonDraft, onDone: () => void): Promise<void> {
    try {
      await place(draft, onDone);
    } catch (error) {
      toast.failed(error);
    }
  }

  return {
    obstacle: pending?.obstacle ?? null,
    working,
    place,
    decide,
    retry: (draft: LessonDraft) => retry(draft, pending?.onDone ?? (() => undefined)),
    cancel: () => {
      setPending(null);
      // The obstacle may be something that the calendar does not show yet.
      void invalidate(client, ...CALENDARS);
    },
  };
}
export type Placing = ReturnType<typeof usePlacing>;
