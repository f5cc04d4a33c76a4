import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { renderNotices } from './render-notices.ts';

const lock = (packages: object) => JSON.stringify({ packages });

it('lists what is shipped, and nothing of the workbench', () => {
  const text = renderNotices(
    lock({
      '': { version: '1.0.0' },
      'node_modules/@scope/a': { version: '1.2.3', license: 'MIT' },
      'node_modules/@scope/a/node_modules/b': { version: '2.0.0', license: '(MIT OR GPL-3.0)' },
      'node_modules/c': { version: '3.0.0', license: 'MIT', dev: true },
    }),
  );
  expect(text).toContain('| 1.2.3 | MIT |');
  expect(text).toContain('[b](https://www.npmjs.com/package/b/v/2.0.0)');
  expect(text).not.toContain('3.0.0');
});

it('names the Scratch editor with its licence and its source', () => {
  const editor = { version: '15.2.0', license: 'AGPL-3.0-only', dev: true };
  const text = renderNotices(lock({ 'node_modules/@scratch/scratch-gui': editor }));
  expect(text).toContain('AGPL-3.0-only');
  expect(text).toContain('<https://github.com/scratchfoundation/scratch-editor>');
  const other = { ...editor, license: 'UNLICENSED' };
  expect(() => renderNotices(lock({ 'node_modules/@scratch/scratch-gui': other }))).toThrow();
});

it('takes all of several licences that it accepts', () => {
  const packages = { 'node_modules/x': { version: '1.0.0', license: 'MIT AND ISC' } };
  expect(renderNotices(lock(packages))).toContain('| MIT AND ISC |');
});

it.each(['GPL-3.0', 'MIT AND GPL-3.0', undefined])('refuses a package under %s', (license) => {
  const packages = { 'node_modules/x': { version: '1.0.0', ...(license && { license }) } };
  expect(() => renderNotices(lock(packages))).toThrow(/x 1.0.0/);
});

it('matches the file in the repository; npm run notices renews it', async () => {
  const [file, lockFile] = await Promise.all([
    readFile('THIRD-PARTY-NOTICES.md', 'utf8'),
    readFile('package-lock.json', 'utf8'),
  ]);
  expect(file).toBe(renderNotices(lockFile));
});
