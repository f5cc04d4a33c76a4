import { readFileSync } from 'node:fs';
import { blocksById } from 'scratchblocks/syntax/blocks.js';
import { Block, Glow } from 'scratchblocks/syntax/model.js';
import { expect, test } from 'vitest';
import { LANGUAGES } from '#shared/languages.ts';
import { en as ours } from '../i18n/en.ts';
import { scriptsOf, stored } from '../model/project.fixture.ts';
import { loadBlockWords } from './block-words.ts';
import { OPCODES } from './opcodes.ts';
import { DRAWN_MAX, type Drawing, toDrawing } from './to-drawing.ts';
import { toText } from './to-text.ts';

const english: Drawing = {
  words: await loadBlockWords('en'),
  wordOf: (word) => ours.words[word],
};

/** The first script that these blocks make, in words. */
function draw(blocks: object, drawing: Drawing = english): string {
  const [script] = scriptsOf(blocks);
  if (!script) throw new Error('no script');
  return toText(toDrawing(script, drawing));
}

const drawn = (opcode: string, values: Readonly<Record<string, unknown>> = {}) =>
  draw({ a: stored(opcode, values) });

/** What the editor offers, from its own list. */
const TOOLBOX = readFileSync('node_modules/.scratch-gui/src/lib/make-toolbox-xml.js', 'utf8');
const offered = [...TOOLBOX.matchAll(/<block [^>]*?type="(\w+)"/gs)].flatMap(
  ([, name]) => name ?? [],
);

test('each block that the editor offers is drawn with its own words and colour', () => {
  expect(offered.length).toBeGreaterThan(80);
  for (const opcode of offered) {
    const [script] = scriptsOf({ a: stored(opcode) });
    const [block] = script ? toDrawing(script, english).blocks : [];
    expect(block, opcode).toBeInstanceOf(Block);
    expect(block instanceof Block && block.info.category, opcode).not.toBe('grey');
  }
});

test('each known block exists in scratchblocks, with a place for each of its inputs, in every language', async () => {
  const places = (spec: string) => [...new Set(spec.match(/%\d/g))].toSorted();
  for (const language of LANGUAGES) {
    const { commands } = await loadBlockWords(language);
    for (const [opcode, known] of Object.entries(OPCODES)) {
      const [id = '', ...names] = known.split(' ');
      const spec = commands[id] ?? blocksById[id]?.spec ?? '';
      expect(places(spec), `${opcode} in ${language}`).toEqual(
        names.map((_, index) => `%${index + 1}`),
      );
    }
  }
});

test('a script reads like in the editor, in each language', async () => {
  const blocks = {
    flag: stored('event_whenflagclicked', { next: 'if' }),
    if: stored('control_if_else', {
      parent: 'flag',
      inputs: { CONDITION: [2, 'touch'], SUBSTACK: [2, 'say'], SUBSTACK2: [2, 'go'] },
    }),
    touch: stored('sensing_touchingobject', {
      parent: 'if',
      inputs: { TOUCHINGOBJECTMENU: [1, 'menu'] },
    }),
    menu: stored('sensing_touchingobjectmenu', {
      parent: 'touch',
      shadow: true,
      fields: { TOUCHINGOBJECTMENU: ['_edge_', null] },
    }),
    say: stored('looks_sayforsecs', {
      parent: 'if',
      inputs: { MESSAGE: [1, [10, '你好']], SECS: [1, [4, '2']] },
    }),
    go: stored('motion_changexby', {
      parent: 'if',
      inputs: { DX: [3, [12, 'speed', 'id'], [4, '10']] },
    }),
  };
  expect(draw(blocks)).toBe(
    [
      'when clicked',
      'if (touching [edge] ?) then',
      '  say [你好] for [2] seconds',
      'else',
      '  change x by (speed)',
    ].join('\n'),
  );
  const words = await loadBlockWords('zh');
  expect(draw(blocks, { words, wordOf: (word) => `«${word}»` })).toContain(
    '如果 (碰到 [«edge»] ?) 那么',
  );
});

test('menus say what they say in the editor; names of children stay', () => {
  expect(drawn('looks_changeeffectby', { fields: { EFFECT: ['FISHEYE', null] } })).toContain(
    '[fisheye]',
  );
  expect(drawn('control_stop', { fields: { STOP_OPTION: ['this script', null] } })).toContain(
    '[this script]',
  );
  expect(drawn('data_deleteoflist', { inputs: { INDEX: [1, [7, 'last']] } })).toContain('[last]');
  expect(drawn('data_setvariableto', { fields: { VARIABLE: ['constructor', 'i'] } })).toContain(
    '[constructor]',
  );
});

test('own blocks are drawn with their arguments, where they are made and where they are used', () => {
  const mutation = {
    proccode: 'jump %s times? %b',
    argumentnames: '["how often","high"]',
    argumentids: '["x","y"]',
  };
  const definition = {
    def: stored('procedures_definition', { inputs: { custom_block: [1, 'proto'] } }),
    proto: stored('procedures_prototype', { parent: 'def', shadow: true, mutation }),
  };
  expect(draw(definition)).toBe('define jump (how often) times? (high)');
  expect(drawn('procedures_call', { mutation, inputs: { x: [1, [10, '3']] } })).toBe(
    'jump [3] times? [ ]',
  );
});

test('a block of an unknown extension is grey and says its name and what is in it', () => {
  const [script] = scriptsOf({
    a: stored('robotics_moveArm', { inputs: { ANGLE: [1, [4, '90']], SUBSTACK: [2, 'b'] } }),
    b: stored('looks_show', { parent: 'a' }),
  });
  const picture = script && toDrawing(script, english);
  expect(picture && toText(picture)).toBe('robotics: moveArm [90]\n  show');
  const [block] = picture?.blocks ?? [];
  expect(block instanceof Block && block.info.category).toBe('grey');
});

test('a colour that is none is drawn as text', () => {
  const [script] = scriptsOf({
    a: stored('pen_setPenColorToColor', { inputs: { COLOR: [1, [9, 'url(//x)']] } }),
  });
  const [block] = script ? toDrawing(script, english).blocks : [];
  const shapes =
    block instanceof Block ? block.children.map((each) => 'shape' in each && each.shape) : [];
  expect(shapes).toContain('string');
  expect(shapes).not.toContain('color');
});

test('comments hang on their block, and marks on theirs', () => {
  const [script] = scriptsOf(
    {
      a: stored('looks_show', { comment: 'c', next: 'b' }),
      b: stored('looks_hide', { parent: 'a' }),
    },
    { comments: { c: { blockId: 'a', text: 'now\nyou see me' } } },
  );
  const marks = new Map([['b', 'added']] as const);
  const picture = script && toDrawing(script, { ...english, marks });
  expect(picture && toText(picture)).toBe('show // now you see me\nhide');
  expect(picture?.blocks[1]).toBeInstanceOf(Glow);
});

test('of a script without end, the beginning is drawn', () => {
  const blocks = Object.fromEntries(
    Array.from({ length: 5000 }, (_, at) => [
      `b${at}`,
      stored('looks_show', { next: `b${at + 1}`, ...(at > 0 && { parent: `b${at - 1}` }) }),
    ]),
  );
  expect(draw(blocks).split('\n')).toHaveLength(DRAWN_MAX + 1);
});
