import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { SCRATCH_GUI, whatIsMissing } from '#frontend/build/scratch-gui/package.ts';

/** Pictures and sounds of the library, each by the name of its file. */
const NamedCostume = z.object({ md5ext: z.string().optional() });
const Entry = NamedCostume.extend({
  costumes: z.array(NamedCostume).default([]),
  sounds: z.array(NamedCostume).default([]),
});

const LIBRARIES = ['backdrops', 'costumes', 'sounds', 'sprites'] as const;

async function namesOf(library: (typeof LIBRARIES)[number]): Promise<string[]> {
  const file = join(SCRATCH_GUI.folder, 'src/lib/libraries', `${library}.json`);
  const entries = z.array(Entry).parse(JSON.parse(await readFile(file, 'utf8')));
  return entries
    .flatMap((entry) => [entry, ...entry.costumes, ...entry.sounds])
    .flatMap(({ md5ext }) => (md5ext ? [md5ext] : []));
}

const missing = await whatIsMissing();
if (missing) {
  console.error(missing);
  process.exit(1);
}
const names = (await Promise.all(LIBRARIES.map(namesOf))).flat();
console.log([...new Set(names)].toSorted().join('\n'));
