import type { PersonId } from '#functions/domain/people/user.ts';
import type { CycleValue } from '#functions/domain/reports/cycle.ts';
import { dayAt } from '#functions/platform/school-day.ts';
import { addDays } from '#shared/days.ts';
import { newId } from '#shared/ids.ts';
import { DIMENSIONS, EVIDENCE_KINDS, type ReportTemplate } from '#shared/reports/fields.ts';
import { momentAt } from './moment.ts';

/** What reports of a made-up school consist of. */
export const TEMPLATE: ReportTemplate = {
  sections: ['evaluation', 'dimensions'],
  evidence: [...EVIDENCE_KINDS],
  dimensions: [...DIMENSIONS],
  phrases: [],
  tone: '',
};

/** An open cycle of no class, about the last 30 days. */
export function newCycle(
  { schoolId, userId: by }: PersonId,
  values: Partial<CycleValue> = {},
): CycleValue {
  const today = dayAt(momentAt());
  return {
    id: newId('cycle'),
    schoolId,
    by,
    kind: 'month',
    kindName: '',
    name: '十一月学习报告',
    from: addDays(today, -30),
    to: today,
    deadline: '',
    remind: [],
    all: false,
    classIds: [],
    template: TEMPLATE,
    state: 'open',
    created: new Date().toISOString(),
    edits: 1,
    nextReminder: '',
    remindedTo: '',
    ...values,
  };
}
