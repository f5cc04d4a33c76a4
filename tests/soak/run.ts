import { describeCounts } from '#tests/runner/stage.ts';
import { runVitest } from '#tests/runner/test-stages.ts';
import { randomTests } from './random-tests.ts';
import { repeat } from './repeat.ts';

/** `npm run soak -- 60`: tries everything random again and again for so many minutes, each time with other numbers. */
const DEFAULT_MINUTES = 10;
const PROJECTS = ['unit', 'functions', 'contract'];

const minutes = Number(process.argv[2] ?? DEFAULT_MINUTES);
const files = await randomTests();
const counts = await repeat(() => runVitest(PROJECTS, { files }), minutes * 60_000);
for (const failure of counts.failures ?? []) console.log(`failed: ${failure}`);
console.log(describeCounts(counts));
process.exitCode = counts.failed ? 1 : 0;
