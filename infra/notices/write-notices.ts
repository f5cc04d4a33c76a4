import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SCRATCH_GUI } from '#frontend/build/scratch-gui/package.ts';
import { renderNotices } from './render-notices.ts';

/** `npm run notices` */
const [lockFile, editorManifest] = await Promise.all([
  readFile('package-lock.json', 'utf8'),
  readFile(join(SCRATCH_GUI.folder, 'package.json'), 'utf8'),
]);
await writeFile('THIRD-PARTY-NOTICES.md', renderNotices(lockFile, editorManifest));
