import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '#shared/languages.ts';
import { CATALOGUE } from './catalogue.ts';
import { libraryFiles } from './files.ts';
import { FIRST_FILES } from './first-files.ts';
import { WALKING } from './first-sprite.ts';

const { sprites, backdrops, sounds, rate } = CATALOGUE;
const files = libraryFiles();
const items = [...sprites, ...backdrops, ...sounds];

const MOST_BYTES = { svg: 12_000, wav: 40_000 } as const;
const KNOWN_TAGS = new Set(['svg', 'g', 'path', 'ellipse', 'rect']);

const content = (name: string): Buffer => {
  const file = files.get(name);
  if (!file) throw new Error(`${name} is missing`);
  return file;
};

/** Checks that elements are closed in order, and answers their names. */
function elementsOf(svg: string): string[] {
  const open: string[] = [];
  const names: string[] = [];
  const rest = svg.replaceAll(
    /<(\/?)(\w+)((?: [\w-]+="[^"<>]*")*)(\/?)>/g,
    (_, end, name, _attributes, empty) => {
      if (end) expect(open.pop()).toBe(name);
      else names.push(name);
      if (!end && !empty) open.push(name);
      return '';
    },
  );
  expect(rest, 'text outside of elements').toBe('');
  expect(open).toEqual([]);
  return names;
}

describe('the library', () => {
  it('is large enough to choose from, and gives each item an id of its own', () => {
    expect(sprites.length).toBeGreaterThanOrEqual(45);
    expect(backdrops.length).toBeGreaterThanOrEqual(18);
    expect(sounds.length).toBeGreaterThanOrEqual(18);
    for (const list of [sprites, backdrops, sounds])
      expect(new Set(list.map(({ id }) => id)).size).toBe(list.length);
  });

  it.each(LANGUAGES)('names every item in %s, and no two of a kind alike', (language) => {
    for (const { id, names } of items) expect(names[language].trim(), id).not.toBe('');
    for (const list of [sprites, backdrops, sounds])
      expect(new Set(list.map(({ names }) => names[language])).size).toBe(list.length);
  });

  it('writes English without Chinese characters, and Chinese as no English', () => {
    for (const { id, names } of items) {
      expect(names.en, id).toMatch(/^[\w ]+$/);
      expect(names.zh, id).toMatch(/\p{Script=Han}/u);
    }
  });

  it('names files by their content, and keeps them small', () => {
    for (const [name, file] of files) {
      const [hash, format] = name.split('.');
      expect(createHash('md5').update(file).digest('hex')).toBe(hash);
      expect(file.length).toBeLessThan(MOST_BYTES[format === 'wav' ? 'wav' : 'svg']);
    }
  });

  it('draws the same pictures in each build', () => {
    expect([...libraryFiles().keys()]).toEqual([...files.keys()]);
  });

  it('has a sound for every sprite, and a sprite for every picture of a sound', () => {
    const soundIds = sounds.map(({ id }) => id);
    const spriteIds = sprites.map(({ id }) => id);
    for (const { id, sound } of sprites) expect(soundIds, id).toContain(sound);
    for (const { picture } of sounds) if (picture) expect(spriteIds).toContain(picture);
  });
});

describe('its pictures', () => {
  const pictures = [
    ...sprites.flatMap(({ id, costumes }) => costumes.map((each) => ({ id, ...each }))),
    ...backdrops.map(({ id, picture }) => ({ id, ...picture })),
  ];

  it.each(pictures)('$id is sound SVG of its size', ({ asset, width, height }) => {
    const svg = content(`${asset}.svg`).toString();
    expect(svg).toContain(`width="${width}" height="${height}"`);
    expect(svg).not.toMatch(/NaN|undefined|Infinity|href|script/);
    for (const name of elementsOf(svg)) expect(KNOWN_TAGS).toContain(name);
  });

  it('fill the stage as backdrops, and fit on it as sprites', () => {
    for (const { picture } of backdrops) expect(picture).toMatchObject({ width: 480, height: 360 });
    for (const { costumes } of sprites)
      for (const { width, height } of costumes) expect(Math.max(width, height)).toBeLessThan(200);
  });
});

describe('its sounds', () => {
  it.each(sounds)('$id is a WAV file that can be heard', ({ asset, samples }) => {
    const file = content(`${asset}.wav`);
    expect(file.toString('latin1', 0, 4)).toBe('RIFF');
    expect(file.toString('latin1', 8, 16)).toBe('WAVEfmt ');
    expect(file.readUInt32LE(4)).toBe(file.length - 8);
    expect([file.readUInt16LE(20), file.readUInt16LE(22), file.readUInt32LE(24)]).toEqual([
      1,
      1,
      rate,
    ]);
    expect(file.readUInt32LE(40)).toBe(samples * 2);
    const heard = Array.from({ length: samples }, (_, at) => file.readInt16LE(44 + at * 2));
    expect(Math.max(...heard.map(Math.abs))).toBeGreaterThan(20_000);
    // A sound that ends in the middle of a wave clicks.
    expect(Math.abs(heard.at(-1) ?? 0)).toBeLessThan(800);
  });
});

describe('a new project', () => {
  it('brings its files along', () => {
    expect(FIRST_FILES.filter(({ format }) => format === 'svg').length).toBeGreaterThan(1);
    for (const { asset, format, base64 } of FIRST_FILES)
      expect(Buffer.from(base64, 'base64').equals(content(`${asset}.${format}`))).toBe(true);
    expect(WALKING.length).toBeGreaterThan(1);
  });
});
