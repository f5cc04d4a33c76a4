import { defineConfig } from 'vitest/config';
import { GROUPS_VARIABLE } from '#tests/contract/harness/groups-variable.ts';
import { PROJECTS, type Project } from '#tests/runner/projects.ts';
import { SlowFirst } from '#tests/runner/slow-first.ts';

const configOf = ({ name, include, seconds, before }: Project) => ({
  extends: true as const,
  test: {
    name,
    include: [...include],
    testTimeout: seconds * 1000,
    hookTimeout: seconds * 2000,
    ...(before && {
      // Modules are loaded once for all files of a worker: each has schools of its own, and mocks nothing.
      isolate: false,
      globalSetup: [before.once],
      setupFiles: [before.inWorker],
    }),
  },
});

export default defineConfig({
  test: {
    environment: 'node',
    env: { NODE_ENV: 'test', TZ: 'UTC' },
    maxWorkers: 2,
    sequence: { sequencer: SlowFirst },
    // Where only some groups are tested, nothing may be left of what is tested of each call.
    passWithNoTests: process.env[GROUPS_VARIABLE] !== undefined,
    projects: PROJECTS.map(configOf),
  },
});
