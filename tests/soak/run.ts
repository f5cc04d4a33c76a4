import { ensureBrowser } from '#tests/runner/browser.ts';
import { add, describeCounts } from '#tests/runner/stage.ts';
import { runPlaywright, runVitest } from '#tests/runner/test-stages.ts';
import { randomTests } from './random-tests.ts';
import { repeat } from './repeat.ts';

/**
 * `npm run soak -- 60`: tries everything random again and again for so many minutes, each time with other numbers; then
 * plays the journeys that `npm test` leaves out: those that take long, and all sizes of the others.
 */
const DEFAULT_MINUTES = 10;
const PROJECTS = ['unit', 'functions', 'contract'];
const PLAYS = [
  // One after the other: each takes a whole machine.
  ['--grep', '@long', '--workers', '1'],
  ['--project', 'phone'],
];
const PLAYED = { env: { STEPS: '300' }, minutes: 40 };

const minutes = Number(process.argv[2] ?? DEFAULT_MINUTES);
const only = await randomTests();
const repeated = await repeat(() => runVitest(PROJECTS, { only }), minutes * 60_000);
let sum = repeated;
const browser = await ensureBrowser();
for (const only of PLAYS) sum = add(sum, await runPlaywright(browser, { ...PLAYED, only }));
const counts = { ...sum, failures: repeated.failures ?? [] };
for (const failure of counts.failures ?? []) console.log(`failed: ${failure}`);
console.log(describeCounts(counts));
process.exitCode = counts.failed ? 1 : 0;
