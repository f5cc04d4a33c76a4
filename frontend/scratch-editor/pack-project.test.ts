import { randomFillSync } from 'node:crypto';
import { unzipSync, zipSync } from 'fflate';
import { afterEach, expect, test, vi } from 'vitest';
import { Packer } from './pack-project.ts';

const text = (bytes: Uint8Array | undefined): string => new TextDecoder().decode(bytes);
const noise = (length: number): Uint8Array<ArrayBuffer> => randomFillSync(new Uint8Array(length));
const asset = (assetId: string, data: Uint8Array<ArrayBuffer>, dataFormat = 'wav') => ({
  asset: { assetId, dataFormat, data },
});

/** A project whose sprite has these sounds and costumes. */
class Machine {
  words = 'first';
  readonly sounds: ReturnType<typeof asset>[] = [];
  readonly costumes: object[] = [];
  readonly runtime = { targets: [{ sprite: this }, { sprite: this }] };
  toJSON = () => JSON.stringify({ words: this.words });
}

const LONG = 300_000;

function scene() {
  const machine = new Machine();
  const [song, quiet] = [noise(LONG), new Uint8Array(LONG)];
  machine.sounds.push(asset('song', song), asset('quiet', quiet));
  const compress = vi.spyOn(globalThis, 'CompressionStream');
  return { machine, song, packer: new Packer(), compress };
}

afterEach(() => void vi.restoreAllMocks());

test('the file has the description and each picture and sound once, also those that Scratch cannot show', async () => {
  const { machine, song, packer } = scene();
  machine.costumes.push(
    { ...asset('shown', noise(10), 'svg'), broken: asset('broken', noise(20), 'svg') },
    { asset: null },
  );
  const { project } = await packer.save(machine);
  const files = unzipSync(new Uint8Array(project));
  expect(Object.keys(files)).toEqual(['project.json', 'song.wav', 'quiet.wav', 'broken.svg']);
  expect(text(files['project.json'])).toBe('{"words":"first"}');
  expect(files['song.wav']).toEqual(song);
  expect(files['quiet.wav']).toHaveLength(LONG);
});

test('a second snapshot packs the description only', async () => {
  const { machine, packer, compress } = scene();
  const before = await packer.save(machine);
  compress.mockClear();
  machine.words = 'second, and more';
  const after = await packer.save(machine);
  expect(compress).toHaveBeenCalledTimes(1);
  const files = unzipSync(new Uint8Array(after.project));
  expect(text(files['project.json'])).toBe('{"words":"second, and more"}');
  // The large part has the same name and the same bytes at another place.
  const [old, now] = [before.assets[0], after.assets[0]];
  expect(after.assets).toHaveLength(1);
  expect(now?.name).toBe(old?.name);
  expect(now?.from).not.toBe(old?.from);
  expect(after.project.slice(now?.from, now?.to)).toEqual(before.project.slice(old?.from, old?.to));
});

const zip = (files: Readonly<Record<string, Uint8Array>>): ArrayBuffer =>
  zipSync({ ...files }, { level: 9 }).slice().buffer;

test('what was packed in the file that was opened is not packed again', async () => {
  const { machine, song, packer, compress } = scene();
  packer.open(zip({ 'song.wav': song, 'quiet.wav': new Uint8Array(LONG) }));
  const { project } = await packer.save(machine);
  expect(compress).toHaveBeenCalledTimes(1);
  expect(unzipSync(new Uint8Array(project))['song.wav']).toEqual(song);
});

test('a file of another content under the same name is not believed, nor one that is no zip', async () => {
  const { machine, song, packer } = scene();
  const other = song.slice();
  other[7] = (song[7] ?? 0) ^ 1;
  packer.open(zip({ 'song.wav': other }));
  const { project } = await packer.save(machine);
  expect(unzipSync(new Uint8Array(project))['song.wav']).toEqual(song);
  const another = new Packer();
  another.open(noise(LONG).buffer);
  another.open('{}');
  const saved = await another.save(machine);
  expect(unzipSync(new Uint8Array(saved.project))['song.wav']).toEqual(song);
});
