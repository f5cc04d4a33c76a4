import { beforeEach, inject } from 'vitest';
import { SKIP_VARIABLE } from './environment.ts';
import { collectLogLines } from './log-lines.ts';
import { checkRights } from './rights.ts';

const environment = inject('environment');
// The environment of a deployment, set before any handler is loaded.
Object.assign(process.env, environment);
collectLogLines();
checkRights();

const reason = environment[SKIP_VARIABLE];
if (reason) beforeEach(({ skip }) => skip(reason));
