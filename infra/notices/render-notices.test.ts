import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { SCRATCH_GUI } from '#frontend/build/scratch-gui/package.ts';
import { renderNotices } from './render-notices.ts';

const editor = (license: string) => JSON.stringify({ version: '15.2.0', license });
const EDITOR = editor('AGPL-3.0-only');
const render = (packages: object) => renderNotices(JSON.stringify({ packages }), EDITOR);

it('lists what is shipped, and nothing of the workbench', () => {
  const text = render({
    '': { version: '1.0.0' },
    'node_modules/@scope/a': { version: '1.2.3', license: 'MIT' },
    'node_modules/@scope/a/node_modules/b': { version: '2.0.0', license: '(MIT OR GPL-3.0)' },
    'node_modules/c': { version: '3.0.0', license: 'MIT', dev: true },
    'node_modules/pinyin-pro': { version: '4.0.0', license: 'MIT', dev: true },
  });
  expect(text).toContain('| 1.2.3 | MIT |');
  expect(text).toContain('[b](https://www.npmjs.com/package/b/v/2.0.0)');
  expect(text).not.toContain('3.0.0');
  // Its tables are shipped.
  expect(text).toContain('[pinyin-pro]');
});

it('names the Scratch editor with its licence and its source', () => {
  const text = render({});
  expect(text).toContain('[@scratch/scratch-gui]');
  expect(text).toContain('/v/15.2.0) 15.2.0 by');
  expect(text).toContain('AGPL-3.0-only');
  expect(text).toContain('<https://github.com/scratchfoundation/scratch-editor>');
  expect(() => renderNotices(JSON.stringify({ packages: {} }), editor('UNLICENSED'))).toThrow();
});

it('takes all of several licences that it accepts', () => {
  const packages = { 'node_modules/x': { version: '1.0.0', license: 'MIT AND ISC' } };
  expect(render(packages)).toContain('| MIT AND ISC |');
});

it.each(['GPL-3.0', 'MIT AND GPL-3.0', undefined])('refuses a package under %s', (license) => {
  const packages = { 'node_modules/x': { version: '1.0.0', ...(license && { license }) } };
  expect(() => render(packages)).toThrow(/x 1.0.0/);
});

it('matches the file in the repository; npm run notices renews it', async () => {
  const [file, lockFile, manifest] = await Promise.all([
    readFile('THIRD-PARTY-NOTICES.md', 'utf8'),
    readFile('package-lock.json', 'utf8'),
    readFile(join(SCRATCH_GUI.folder, 'package.json'), 'utf8'),
  ]);
  expect(file).toBe(renderNotices(lockFile, manifest));
});
