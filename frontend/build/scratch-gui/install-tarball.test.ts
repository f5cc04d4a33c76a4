import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { create } from 'tar';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { installTarball } from './install-tarball.ts';
import { isInstalled } from './package.ts';

let root = '';

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'tarball-'));
});
afterEach(() => rm(root, { recursive: true }));

/** A package as npm publishes it, with one file, and how it would be pinned. */
async function publish(content: string) {
  const file = join(root, 'published.tgz');
  await mkdir(join(root, 'package'), { recursive: true });
  await writeFile(join(root, 'package/editor.js'), content);
  await create({ file, gzip: true, cwd: root }, ['package']);
  const bytes = await readFile(file);
  const integrity = `sha512-${createHash('sha512').update(bytes).digest('base64')}`;
  const pinned = { name: 'editor', version: '1.0.0', integrity, folder: join(root, 'to/editor') };
  return { bytes, pinned };
}

const download = (bytes: Uint8Array) => async (folder: string) => {
  const file = join(folder, 'editor.tgz');
  await writeFile(file, bytes);
  return file;
};

const installed = () => readFile(join(root, 'to/editor/editor.js'), 'utf8');

it('installs a package, and the next version in its place', async () => {
  const first = await publish('first');
  expect(await isInstalled(first.pinned)).toBe(false);
  await installTarball(first.pinned, download(first.bytes));
  expect(await isInstalled(first.pinned)).toBe(true);
  expect(await installed()).toBe('first');

  const second = await publish('second');
  expect(await isInstalled(second.pinned)).toBe(false);
  await installTarball(second.pinned, download(second.bytes));
  expect(await installed()).toBe('second');
  expect(await readdir(join(root, 'to'))).toEqual(['editor']);
});

it('refuses another content than the pinned one, and leaves nothing', async () => {
  const { bytes, pinned } = await publish('editor');
  const other = bytes.subarray(0, bytes.length - 1);
  await expect(installTarball(pinned, download(other))).rejects.toThrow(
    /^editor 1.0.0 was refused: .*sha512-.* but the project names sha512-/,
  );
  expect(await readdir(join(root, 'to'))).toEqual([]);
});

it('keeps what was there when a download breaks off', async () => {
  const { bytes, pinned } = await publish('editor');
  await installTarball(pinned, download(bytes));
  const breaksOff = async (folder: string) => {
    await download(bytes.subarray(0, 100))(folder);
    throw new Error('connection lost');
  };
  await expect(installTarball(pinned, breaksOff)).rejects.toThrow('connection lost');
  expect(await installed()).toBe('editor');
  expect(await readdir(join(root, 'to'))).toEqual(['editor']);
});

it('starts again after an interruption', async () => {
  const { bytes, pinned } = await publish('editor');
  await mkdir(join(root, 'to/editor.part/unpacked'), { recursive: true });
  await writeFile(join(root, 'to/editor.part/unpacked/left-over'), '');
  await installTarball(pinned, download(bytes));
  expect((await readdir(join(root, 'to/editor'))).toSorted()).toEqual(['.integrity', 'editor.js']);
});
