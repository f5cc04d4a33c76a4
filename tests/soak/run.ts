import { ensureBrowser } from '#tests/runner/browser.ts';
import { add, describeCounts } from '#tests/runner/stage.ts';
import { runPlaywright, runVitest } from '#tests/runner/test-stages.ts';
import { randomTests } from './random-tests.ts';
import { repeat } from './repeat.ts';

/**
 * `npm run soak -- 60`: tries everything random again and again for so many minutes, each time with other numbers; then
 * plays with a child's work in a browser, and with a class that has no network for a lesson.
 */
const DEFAULT_MINUTES = 10;
const PROJECTS = ['unit', 'functions', 'contract'];
const IN_A_BROWSER = {
  files: ['lost-work', 'class-without-network'],
  env: { STEPS: '300' },
  minutes: 60,
};

const minutes = Number(process.argv[2] ?? DEFAULT_MINUTES);
const files = await randomTests();
const repeated = await repeat(() => runVitest(PROJECTS, { files }), minutes * 60_000);
const played = await runPlaywright(await ensureBrowser(), IN_A_BROWSER);
const counts = { ...add(repeated, played), failures: repeated.failures ?? [] };
for (const failure of counts.failures ?? []) console.log(`failed: ${failure}`);
console.log(describeCounts(counts));
process.exitCode = counts.failed ? 1 : 0;
