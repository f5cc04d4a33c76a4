import { instantAt } from '#functions/domain/lessons/school-time.ts';
import type { CycleValue } from '#functions/domain/reports/cycle.ts';
import { dayAt } from '#functions/platform/school-day.ts';
import { addDays } from '#shared/days.ts';
import { CycleId } from '#shared/ids.ts';
import { newCycle, TEMPLATE } from '../builders/cycle.ts';
import { PRINCIPAL, staffOf } from './demo-people.ts';
import type { DemoPlace } from './demo-place.ts';

/** A cycle of the demo school, with how far its reports are. */
export interface DemoCycle {
  readonly cycle: CycleValue;
  /** 0 for the first one. */
  readonly round: number;
  /** When teachers write, and when they publish; in the cycle that runs they have written only. */
  readonly written: Date;
  readonly published: Date | undefined;
  /** So many children of each class have a report; undefined for all. */
  readonly first: Readonly<Record<string, number>> | undefined;
}

const PHRASES = [
  '{name}很棒，继续加油！',
  '下次可以请{name}来当小老师。',
  '謝謝{name}總是熱心幫忙。',
];
const TONE = '先说孩子做到了什么，再说下一步，不比较名次。';

const SECTIONS = ['task', 'evidence', 'evaluation', 'dimensions'] as const;

/** The lessons of the demo school in cycles: the first days of each, counted from the day of the seeding. */
const BEGINS = [-56, -35, -14] as const;
const DAYS = 21;
const EVENING = 18 * 60;
const HOUR_MS = 3_600_000;
/** Reports are due so many days after their cycle, and teachers are reminded some days before. */
const DUE_DAYS = 5;
const REMINDED_DAYS = 2;
const MORNING = 8 * 60;

/** What teachers have of the cycle that runs: the first class some, the others less. */
const BEGUN = { 'cls-demo1': 5, 'cls-demo2': 2, 'cls-demo3': 0 };
const BEGUN_BEFORE_HOURS = 3;

function cycleOf(place: DemoPlace, begins: number, round: number): CycleValue {
  const { schoolId, now, timeZone } = place;
  const from = addDays(dayAt(place), begins);
  const to = addDays(from, DAYS - 1);
  const deadline = addDays(to, DUE_DAYS);
  const reminder = instantAt(addDays(deadline, -REMINDED_DAYS), MORNING, timeZone);
  return newCycle(staffOf(schoolId, PRINCIPAL.id), {
    id: CycleId.parse(`rcy-demo${round + 1}`),
    kind: 'own',
    name: `第 ${round + 1} 次阶段报告`,
    from,
    to,
    deadline,
    remind: [REMINDED_DAYS],
    all: true,
    template: { ...TEMPLATE, sections: [...SECTIONS], phrases: PHRASES, tone: TONE },
    created: instantAt(from, MORNING, timeZone),
    nextReminder: reminder > now.toISOString() ? reminder : '',
  });
}

/** Two cycles that are over, whose reports are published, and the one that runs. */
export const demoCycles = (place: DemoPlace): DemoCycle[] =>
  BEGINS.map((begins, round) => {
    const cycle = cycleOf(place, begins, round);
    if (round === BEGINS.length - 1) {
      const written = new Date(place.now.getTime() - BEGUN_BEFORE_HOURS * HOUR_MS);
      return { cycle, round, written, published: undefined, first: BEGUN };
    }
    const written = new Date(instantAt(addDays(cycle.to, 1), EVENING, place.timeZone));
    const published = new Date(written.getTime() + 2 * HOUR_MS);
    return { cycle, round, written, published, first: undefined };
  });
