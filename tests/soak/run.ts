import { ensureBrowser } from '#tests/runner/browser.ts';
import { add, describeCounts } from '#tests/runner/stage.ts';
import { runPlaywright, runVitest } from '#tests/runner/test-stages.ts';
import { randomTests } from './random-tests.ts';
import { repeat } from './repeat.ts';

/**
 * `npm run soak -- 60`: tries everything random again and again for so many minutes, each time with other numbers; then
 * plays with a child's work in a browser, with a class that has no network for a lesson, and with a project of 50 MB.
 */
const DEFAULT_MINUTES = 10;
const PROJECTS = ['unit', 'functions', 'contract'];
const PLAYS = ['lost-work', 'class-without-network', 'large-project'];
const PLAYED = { env: { STEPS: '300' }, minutes: 40 };

const minutes = Number(process.argv[2] ?? DEFAULT_MINUTES);
const files = await randomTests();
const repeated = await repeat(() => runVitest(PROJECTS, { files }), minutes * 60_000);
let sum = repeated;
const browser = await ensureBrowser();
// One after the other: each takes a whole machine.
for (const play of PLAYS)
  sum = add(sum, await runPlaywright(browser, { ...PLAYED, files: [play] }));
const counts = { ...sum, failures: repeated.failures ?? [] };
for (const failure of counts.failures ?? []) console.log(`failed: ${failure}`);
console.log(describeCounts(counts));
process.exitCode = counts.failed ? 1 : 0;
