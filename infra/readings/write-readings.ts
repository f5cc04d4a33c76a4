import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeAreaNames } from './make-area-names.ts';
import { loadCompoundSurnames, makeReadings } from './make-readings.ts';

/** Run after a new version of a dictionary or of the areas: `node infra/readings/write-readings.ts`. */
const FUNCTIONS = join(import.meta.dirname, '..', '..', 'functions');
const READINGS = join(FUNCTIONS, 'domain', 'people', 'readings.json');
const AREAS = join(FUNCTIONS, 'registrations', 'area-names.json');

writeFileSync(READINGS, `${JSON.stringify(makeReadings(await loadCompoundSurnames()), null, 2)}\n`);
const lines = Object.entries(makeAreaNames()).map(
  ([code, names]) => `  "${code}": [${names.map((name) => JSON.stringify(name)).join(', ')}]`,
);
writeFileSync(AREAS, `{\n${lines.join(',\n')}\n}\n`);
