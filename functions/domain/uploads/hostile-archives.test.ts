import { expect, it } from 'vitest';
import { checkInProcess } from '#tests/factories/check-archives.ts';
import { HOSTILE_PROJECTS, largestProject } from '#tests/factories/hostile-archives.ts';

const MEGABYTES_MOST = 256;
const MS_MOST = 4000;

it('hostile projects, all at once, cost little time and memory', async () => {
  const archives = [...HOSTILE_PROJECTS.map(([, archive]) => archive()), largestProject()];
  const { faults, megabytes, ms } = await checkInProcess(archives);
  expect(faults).toEqual([...HOSTILE_PROJECTS.map(([fault]) => fault), null]);
  expect(megabytes).toBeLessThan(MEGABYTES_MOST);
  expect(ms).toBeLessThan(MS_MOST);
}, 90_000);
