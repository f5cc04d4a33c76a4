import { loadSettings } from '#functions/domain/calendar/calendar-settings.ts';
import { editionOf, type Lesson } from '#functions/domain/lessons/lesson.ts';
import { toLessonDto } from '#functions/domain/lessons/lesson-dto.ts';
import { loadOwnLesson, requirePlanned } from '#functions/domain/lessons/lesson-scope.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import { changedMeanwhile } from '#functions/platform/errors.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import { countDays } from '#shared/days.ts';
import type { lessons as contract } from '#shared/lessons/contract.ts';
import type { BulkChange } from '#shared/lessons/plan-calls.ts';
import { editLesson } from './edit-lesson.ts';
import { planSteps } from './plans/change-many.ts';
import { commitPlan } from './plans/plan-calls.ts';
import { removeLesson } from './remove-lesson.ts';

/** The answer of a call that was about one lesson only. */
const ONE = { plan: null, refusals: [] };

const NOTHING = { first_part: false, shift_days: 0, skip: [], preview: false, override: '' };

/** Days from one to another, negative when it is earlier. */
const daysBetween = (from: string, to: string): number =>
  from <= to ? countDays(from, to) - 1 : 1 - countDays(to, from);

interface SeriesRequest {
  readonly lesson_id: Lesson['id'];
  readonly scope: 'one' | 'following' | 'all';
  readonly request_key?: string | undefined;
  readonly override?: string;
}

/** Changes the lessons of a series as `calendar/bulk` does, without a preview. */
const changeSeries = (
  actor: Actor,
  action: BulkChange['action'],
  request: SeriesRequest,
  toChange: (lesson: Lesson) => Promise<Partial<BulkChange>>,
  now: () => Date,
) =>
  commitPlan(
    actor,
    {
      kind: action,
      call: `lesson.series-${action}`,
      request,
      plan: async () => {
        const { lesson_id, override = '' } = request;
        const scope = request.scope === 'all' ? 'all' : 'following';
        const lesson = await loadOwnLesson(actor, lesson_id);
        requirePlanned(lesson);
        const change = { ...NOTHING, action, lesson_id, scope, override } as const;
        return { steps: await planSteps(actor, { ...change, ...(await toChange(lesson)) }, now()) };
      },
    },
    now,
  );

/** Changes a lesson, or more of its series. */
export const updateLesson: UseCase<typeof contract.endpoints.update> = async (
  actor,
  input,
  deps,
) => {
  if (input.scope === 'one') return { lesson: await editLesson(actor, input, deps.now()), ...ONE };
  const { rev, date, scope: _, request_key: __, on_holiday: ___, lesson_id, ...changes } = input;
  const settings = await loadSettings(actor.schoolId);
  const toChange = async (lesson: Lesson) => {
    if (editionOf(lesson) !== rev) throw changedMeanwhile(await toLessonDto(lesson, settings));
    return { ...changes, ...(date && { shift_days: daysBetween(lesson.date, date) }) };
  };
  const progress = await changeSeries(actor, 'edit', input, toChange, deps.now);
  const lesson = await loadOwnLesson(actor, lesson_id);
  return { lesson: await toLessonDto(lesson, settings), ...progress };
};

/** Deletes a lesson, or more of its series. */
export const deleteLesson: UseCase<typeof contract.endpoints.remove> = async (
  actor,
  input,
  deps,
) => {
  if (input.scope !== 'one')
    return changeSeries(actor, 'remove', input, async () => ({}), deps.now);
  await removeLesson(actor, input.lesson_id, deps.now());
  return ONE;
};
