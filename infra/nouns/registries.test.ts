import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, it } from 'vitest';
import { renderRegistries } from './registries.ts';

const REGISTRIES = Object.entries(renderRegistries()).map(([file, text]) => ({
  file,
  name: basename(file),
  text,
}));

it.each(REGISTRIES)('$name lists what lies in the folders (npm run nouns)', ({ file, text }) => {
  expect(readFileSync(file, 'utf8')).toBe(text);
});
