import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadCompoundSurnames, makeReadings } from './make-readings.ts';

/** Run after a new version of the dictionary: `node infra/readings/write-readings.ts`. */
const FILE = join(
  import.meta.dirname,
  '..',
  '..',
  'functions',
  'domain',
  'people',
  'readings.json',
);

writeFileSync(FILE, `${JSON.stringify(makeReadings(await loadCompoundSurnames()), null, 2)}\n`);
