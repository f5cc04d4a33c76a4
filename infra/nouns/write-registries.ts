import { writeFileSync } from 'node:fs';
import { renderRegistries } from './registries.ts';

/** Run after a noun or a part of it has come or gone: `npm run nouns`. */
for (const [file, text] of Object.entries(renderRegistries())) writeFileSync(file, text);
