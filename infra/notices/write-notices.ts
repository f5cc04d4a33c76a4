import { readFile, writeFile } from 'node:fs/promises';
import { renderNotices } from './render-notices.ts';

/** `npm run notices` */
await writeFile(
  'THIRD-PARTY-NOTICES.md',
  renderNotices(await readFile('package-lock.json', 'utf8')),
);
