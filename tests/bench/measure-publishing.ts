import { askChild } from './child.ts';
import type { PublishReport } from './publish-process.ts';
import { atMost, type Figure, median } from './report.ts';

const SECTION = '30 reports published, three photos of a phone and six pieces of evidence each';
const SLOWEST_MS = 10_000;
/** Memory of the function that draws. */
const MEMORY_MB = 1769;
const SAMPLE_MS = 100;

const figure = (what: string, value: number, unit: string, most?: number): Figure => ({
  section: SECTION,
  what,
  value,
  unit,
  limit: most === undefined ? undefined : atMost(value, most, unit),
});

const NAMES = { png: 'poster', pdf: 'PDF' } as const;

function documentFigures({ documents }: PublishReport): Figure[] {
  return (['png', 'pdf'] as const).flatMap((kind) => {
    const { first, kept } = documents[kind];
    const name = NAMES[kind];
    return [
      figure(`${name}, drawn: median`, median(first.ms), 'ms'),
      figure(`${name}, drawn: slowest of 30`, Math.max(...first.ms), 'ms', SLOWEST_MS),
      figure(`${name}, kept: median`, median(kept.ms), 'ms'),
      figure(`${name}, kept: slowest of 30`, Math.max(...kept.ms), 'ms', SLOWEST_MS),
      figure(`${name}: size, median`, median(first.bytes) / 1000, 'kB'),
      figure(`${name}: size, largest`, Math.max(...first.bytes) / 1000, 'kB'),
    ];
  });
}

const UNITS = {
  save: 'a draft saved first',
  publish: 'a report checked and published',
  page: 'a page opened',
  read: 'a page read for the first time',
  poster: 'a poster that is there',
} as const;

const unitFigures = ({ units }: PublishReport): Figure[] =>
  (['save', 'publish', 'page', 'read', 'poster'] as const).flatMap((name) => [
    figure(`${UNITS[name]}, read`, units[name].read, 'units'),
    figure(`${UNITS[name]}, written`, units[name].written, 'units'),
  ]);

function toFigures(report: PublishReport, memory: number): Figure[] {
  const { times, published } = report;
  const calls = [...times.check, ...times.publish, ...times.step];
  return [
    figure('a draft saved, median', median(times.save), 'ms'),
    figure('all 30 checked, one call', Math.max(...times.check), 'ms', SLOWEST_MS),
    figure('from the order to the last one', published, 'ms'),
    figure('calls for it', times.publish.length + times.step.length, ''),
    figure('slowest single call', Math.max(...calls), 'ms', SLOWEST_MS),
    ...unitFigures(report),
    ...documentFigures(report),
    figure('memory meanwhile: gateway and all functions, at most', memory / 1e6, 'MB', MEMORY_MB),
  ];
}

/** A class of thirty, from the order to publish to every poster and PDF. The functions run in this process. */
export async function measurePublishing(
  url: string,
  env: Readonly<Record<string, string>>,
): Promise<Figure[]> {
  let memory = 0;
  const sampling = setInterval(() => {
    memory = Math.max(memory, process.memoryUsage.rss());
  }, SAMPLE_MS);
  try {
    return toFigures(await askChild<PublishReport>('publish-process.ts', env, { url }), memory);
  } finally {
    clearInterval(sampling);
  }
}
