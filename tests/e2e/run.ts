import { ensureBrowser } from '#tests/runner/browser.ts';
import { runPlaywright } from '#tests/runner/run-journeys.ts';
import { describeCounts } from '#tests/runner/stage.ts';

/**
 * `npm run journeys`: plays all journeys on a laptop and on a phone, but for those that take long (`npm run soak`).
 * `npm run journeys -- scratch`: those of the files with such a name.
 */
const ALL = { env: { JOURNEYS: 'all' }, minutes: 75 };

const only = ['--grep-invert', '@long', ...process.argv.slice(2)];
const counts = await runPlaywright(await ensureBrowser(), { ...ALL, only });
console.log(describeCounts(counts));
process.exitCode = counts.failed ? 1 : 0;
