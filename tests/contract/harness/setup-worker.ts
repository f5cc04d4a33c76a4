import fc from 'fast-check';
import { beforeEach, inject } from 'vitest';
import { SKIP_VARIABLE } from './environment.ts';
import { collectLogLines } from './log-lines.ts';
import { checkRights } from './rights.ts';
import { forgetScene } from './scene.ts';

const environment = inject('environment');
// The environment of a deployment, set before any handler is loaded.
Object.assign(process.env, environment);
collectLogLines();
checkRights();
forgetScene();
// Each step towards a smaller example takes as long as the law: the first one is told, with its seed.
fc.configureGlobal({ endOnFailure: true });

const reason = environment[SKIP_VARIABLE];
if (reason) beforeEach(({ skip }) => skip(reason));
