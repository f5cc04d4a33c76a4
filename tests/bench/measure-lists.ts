import { nextMessage, startChild } from './child.ts';
import { flatFigures } from './flat-figures.ts';
import type { ListReport } from './lists-process.ts';
import type { Figure } from './report.ts';

const SCHOOLS = 2000;

/**
 * A page of a list costs the same in a school of 30 and of 3,000 students, with few schools or many.
 * Answers also who may look at the large school afterwards.
 */
export async function measureLists(
  env: Readonly<Record<string, string>>,
): Promise<ListReport & { readonly figures: Figure[] }> {
  const child = startChild('lists-process.ts', env);
  try {
    child.send(SCHOOLS);
    const report = await nextMessage<ListReport>(child);
    const figures = flatFigures('Lists, in a small and a large school', report.times);
    return { ...report, figures };
  } finally {
    child.kill();
  }
}
