import { ensureBrowser } from '#tests/runner/browser.ts';
import { SCREENS, SCREENS_MODE } from '#tests/runner/projects.ts';
import { runPlaywright } from '#tests/runner/run-journeys.ts';
import { add, describeCounts } from '#tests/runner/stage.ts';
import { runVitest } from '#tests/runner/test-stages.ts';
import { randomTests } from './random-tests.ts';
import { repeat } from './repeat.ts';

/**
 * `npm run soak -- 60`: tries everything random again and again for so many minutes, each time with other numbers; then
 * makes every call once against Amazon's own DynamoDB Local, tests the screens with the checks that React makes for
 * development, and plays the journeys that take long, one after the other, as each takes a whole machine.
 */
const DEFAULT_MINUTES = 10;
const PROJECTS = ['unit', 'functions', 'contract'];
const LONG = {
  only: ['--grep', '@long', '--workers', '1'],
  env: { JOURNEYS: 'all', STEPS: '300' },
  minutes: 40,
};

const minutes = Number(process.argv[2] ?? DEFAULT_MINUTES);
const only = await randomTests();
const repeated = await repeat(() => runVitest(PROJECTS, { only }), minutes * 60_000);
const calls = await runVitest(['amazon-calls']);
const browser = await ensureBrowser();
const screens = await runVitest([SCREENS.name], {
  settings: SCREENS.inBrowser?.settings,
  env: { [SCREENS_MODE]: 'development' },
});
const played = await runPlaywright(browser, LONG);
const counts = {
  ...[repeated, calls, screens, played].reduce(add),
  failures: [repeated, calls, screens].flatMap(({ failures = [] }) => failures),
};
for (const failure of counts.failures ?? []) console.log(`failed: ${failure}`);
console.log(describeCounts(counts));
process.exitCode = counts.failed ? 1 : 0;
