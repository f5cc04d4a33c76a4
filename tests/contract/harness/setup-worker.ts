import fc from 'fast-check';
import { afterAll, beforeEach, expect, inject } from 'vitest';
import { forgetCalls } from '#tests/factories/disturb-table.ts';
import { SKIP_VARIABLE } from './environment.ts';
import { collectLogLines } from './log-lines.ts';
import { forgetReached, PROJECT_VARIABLE, watchTests, writeReached } from './reach.ts';
import { checkRights } from './rights.ts';
import { forgetScene } from './scene.ts';

const environment = inject('environment');
// The environment of a deployment, set before any handler is loaded.
Object.assign(process.env, environment);
collectLogLines();
checkRights();
forgetScene();
forgetCalls();
forgetReached();
watchTests(() => expect.getState().currentTestName);
afterAll(() => writeReached(environment[PROJECT_VARIABLE] ?? '', expect.getState().testPath ?? ''));
// Reports the first counterexample with its seed. Shrinking it would repeat the whole test for each step.
fc.configureGlobal({ endOnFailure: true });

const reason = environment[SKIP_VARIABLE];
if (reason) beforeEach(({ skip }) => skip(reason));
