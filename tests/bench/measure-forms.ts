import { askChild } from './child.ts';
import type { FormsReport } from './forms-process.ts';
import { atMost, type Figure } from './report.ts';

const ANSWERS = 5_000;
const CALL_MS = 1_000;
const EXPORT_MS = 60_000;

/** A form with thousands of answers: what its table, its charts, one answer more and the export take. */
export async function measureForms(env: Readonly<Record<string, string>>): Promise<Figure[]> {
  const report = await askChild<FormsReport>('forms-process.ts', env, ANSWERS);
  const { calls, exported, answers } = report;
  const section = `A form with ${answers.toLocaleString('en')} answers`;
  const { ms, bytes, pages } = exported;
  return [
    ...calls.flatMap(({ what, p50, p99, read, written }): Figure[] => [
      { section, what: `${what}, p50`, value: p50, unit: 'ms' },
      {
        section,
        what: `${what}, p99`,
        value: p99,
        unit: 'ms',
        limit: atMost(p99, CALL_MS, 'ms'),
      },
      { section, what: `${what}, read`, value: read, unit: 'units' },
      { section, what: `${what}, written`, value: written, unit: 'units' },
    ]),
    {
      section,
      what: 'all answers exported',
      value: ms,
      unit: 'ms',
      limit: atMost(ms, EXPORT_MS, 'ms'),
    },
    { section, what: 'calls for it', value: pages, unit: '' },
    { section, what: 'sent for it', value: bytes / 1e6, unit: 'MB' },
  ];
}
