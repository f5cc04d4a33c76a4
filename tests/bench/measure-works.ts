import { TASK_LIMITS } from '#shared/tasks/limits.ts';
import { askChild } from './child.ts';
import { atMost, type Figure } from './report.ts';
import { type CallTimes, flatFigures } from './sample-calls.ts';
import type { SaveReport } from './sample-saves.ts';
import type { WorksReport } from './works-process.ts';

const GALLERIES = [100, 100_000];
/** Largest share of a file's bytes that may pass through functions: its description, never its content. */
const SHARE = 0.02;

function saveFigures({ projectBytes, p50, p99, calls, forms, bytes }: SaveReport): Figure[] {
  const section = 'Save of a project of 2 MB, with its thumbnail';
  const kilobytes = bytes / 1000;
  return [
    { section, what: 'from begun to confirmed, p50', value: p50, unit: 'ms' },
    { section, what: 'from begun to confirmed, p99', value: p99, unit: 'ms' },
    { section, what: 'requests to functions', value: calls, unit: '' },
    { section, what: 'requests to the store', value: forms, unit: '' },
    {
      section,
      what: 'through functions',
      value: kilobytes,
      unit: 'kB',
      limit: atMost(kilobytes, (projectBytes * SHARE) / 1000, 'kB'),
    },
  ];
}

/** A page costs the same for any number of students, but for one unit for each class of the task. */
function taskFigures(times: readonly CallTimes[]): Figure[] {
  const section = 'Page of a task';
  return times.flatMap(({ what, school, p50, p99, read }): Figure[] => {
    const name = `${what}: ${school}`;
    const least = Math.min(...times.filter((each) => each.what === what).map((each) => each.read));
    return [
      { section, what: `${name}, p50`, value: p50, unit: 'ms' },
      { section, what: `${name}, p99`, value: p99, unit: 'ms' },
      {
        section,
        what: `${name}, read`,
        value: read,
        unit: 'units',
        limit: atMost(read, least + TASK_LIMITS.classesMax, 'units'),
      },
    ];
  });
}

/** Saves of a project; pages of the gallery and of a task, small and large. */
export async function measureWorks(
  url: string,
  env: Readonly<Record<string, string>>,
): Promise<Figure[]> {
  const message = { url, galleries: GALLERIES };
  const { saves, gallery, tasks } = await askChild<WorksReport>('works-process.ts', env, message);
  return [
    ...saveFigures(saves),
    ...taskFigures(tasks),
    ...flatFigures('Gallery of a school', gallery),
  ];
}
