import { useTranslation } from 'react-i18next';
import { ApiError } from '#frontend/src/lib/api-error.ts';
import { useFormats } from '#frontend/src/lib/format.ts';
import type { Planning } from './use-planning.ts';

/** The labels of the fields. */
const LABELS = {
  class_id: 'class',
  of_teacher_id: 'plans.ofTeacher',
  weekdays: 'plans.weekdays',
  start: 'start',
  end: 'end',
  from: 'plans.fromDay',
  to: 'plans.toDay',
  first: 'fields.from',
  count: 'fields.count',
  until: 'fields.until',
  hours: 'hours',
  topic: 'topic',
  shift_days: 'fields.shiftDays',
} as const;
export type PlanField = keyof typeof LABELS;
export const isPlanField = (name: string): name is PlanField => name in LABELS;

/** Names the missing fields in one line; undefined when there are none. */
export function useMissing(fields: readonly PlanField[]): string | undefined {
  const { t } = useTranslation('lessons');
  const { list } = useFormats();
  if (fields.length === 0) return undefined;
  return t('plans.missing', { fields: list(fields.map((field) => t(LABELS[field]))) });
}

/** The server's messages about the fields, else its message about the request. */
export function problemText(error: Error): string {
  const fields = error instanceof ApiError ? error.errors.map(({ message }) => message) : [];
  return fields.length > 0 ? [...new Set(fields)].join(' ') : error.message;
}

/** Why the plan cannot begin, in one line beside its button: the preview may be scrolled out of view. */
export function useHint({ preview, error, count }: Planning): string | undefined {
  const { t } = useTranslation('lessons');
  if (error) return problemText(error);
  return preview && count === 0 ? t('plans.noneLeft') : undefined;
}
