import { useTranslation } from 'react-i18next';
import { useFormats } from '#frontend/src/lib/format.ts';

/** How the fields of plans are called above them. */
const LABELS = {
  class_id: 'class',
  of_teacher_id: 'plans.ofTeacher',
  weekdays: 'plans.weekdays',
  start: 'start',
  end: 'end',
  from: 'plans.fromDay',
  to: 'plans.toDay',
  first: 'plans.from',
  count: 'plans.count',
  until: 'plans.until',
  hours: 'hours',
  topic: 'topic',
  shift_days: 'plans.shift',
} as const;
export type PlanField = keyof typeof LABELS;
export const isPlanField = (name: string): name is PlanField => name in LABELS;

/** In one line which fields want something; nothing when none does. */
export function useMissing(fields: readonly PlanField[]): string | undefined {
  const { t } = useTranslation('lessons');
  const { list } = useFormats();
  if (fields.length === 0) return undefined;
  return t('plans.missing', { fields: list(fields.map((field) => t(LABELS[field]))) });
}
