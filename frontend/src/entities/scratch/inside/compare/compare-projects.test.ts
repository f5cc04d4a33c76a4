import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type MadeSprite, makeProject, stored } from '../model/project.fixture.ts';
import type { Project } from '../model/project.ts';
import { compareProjects, type SpriteChange } from './compare-projects.ts';
import { markBlocks } from './mark-blocks.ts';

const OPCODES = ['event_whenflagclicked', 'looks_show', 'looks_hide', 'control_forever'];

/** A script of some blocks, at a place, below an id. */
const madeScript = fc.record({
  id: fc.constantFrom('a', 'b', 'c', 'd'),
  y: fc.constantFrom(0, 100),
  opcodes: fc.array(fc.constantFrom(...OPCODES), { minLength: 1, maxLength: 5 }),
});

function toBlocks(scripts: readonly { id: string; y: number; opcodes: readonly string[] }[]) {
  const blocks = scripts.flatMap(({ id, y, opcodes }) =>
    opcodes.map((opcode, at) => [
      `${id}${at}`,
      stored(opcode, {
        y,
        next: at + 1 < opcodes.length ? `${id}${at + 1}` : null,
        ...(at > 0 && { parent: `${id}${at - 1}` }),
      }),
    ]),
  );
  return Object.fromEntries(blocks);
}

const named = fc.uniqueArray(fc.constantFrom('x', 'y', 'z'), { maxLength: 3 });

const madeSprite = fc
  .record({
    name: fc.constantFrom('猫', '狗', '球'),
    scripts: fc.uniqueArray(madeScript, { selector: ({ id }) => id, maxLength: 4 }),
    costumes: named,
    variables: named,
  })
  .map(
    ({ name, scripts, costumes, variables }): MadeSprite => ({
      name,
      blocks: toBlocks(scripts),
      costumes: costumes.map((each) => ({ name: each, md5ext: `${each}.svg` })),
      variables: Object.fromEntries(variables.map((each) => [each, [each, 0]])),
    }),
  );

const project = fc
  .uniqueArray(madeSprite, { selector: ({ name }) => name, maxLength: 3 })
  .map((sprites): Project => makeProject(...sprites));

/** How much was added, removed and changed. */
function sum(changes: readonly SpriteChange[]) {
  const count = (of: (change: SpriteChange) => number) =>
    changes.reduce((total, change) => total + of(change), 0);
  const names = (kind: 'added' | 'removed' | 'changed') =>
    count((each) =>
      [each.costumes, each.sounds, each.variables, each.lists].reduce(
        (total, list) => total + list[kind].length,
        0,
      ),
    );
  return {
    sprites: changes.length,
    came: count(({ kind }) => Number(kind === 'added')),
    went: count(({ kind }) => Number(kind === 'removed')),
    renamed: count(({ kind }) => Number(kind === 'renamed')),
    scriptsAdded: count(({ scripts }) => scripts.filter(({ before }) => !before).length),
    scriptsRemoved: count(({ scripts }) => scripts.filter(({ after }) => !after).length),
    scripts: count(({ scripts }) => scripts.length),
    added: names('added'),
    removed: names('removed'),
    changed: names('changed'),
  };
}

test('a project does not differ from itself, even with other ids and other places', () => {
  fc.assert(
    fc.property(project, (made) => {
      expect(compareProjects(made, made)).toEqual([]);
      const moved: Project = {
        sprites: made.sprites.map((sprite) => ({
          ...sprite,
          scripts: sprite.scripts
            .map((script) => ({ ...script, id: `new ${script.id}`, x: script.x + 5 }))
            .toReversed(),
        })),
      };
      expect(compareProjects(made, moved)).toEqual([]);
    }),
  );
});

test('what one direction adds, the other removes', () => {
  fc.assert(
    fc.property(project, project, (a, b) => {
      const there = sum(compareProjects(a, b));
      const back = sum(compareProjects(b, a));
      expect(back).toEqual({
        ...there,
        came: there.went,
        went: there.came,
        scriptsAdded: there.scriptsRemoved,
        scriptsRemoved: there.scriptsAdded,
        added: there.removed,
        removed: there.added,
      });
    }),
    { numRuns: 500 },
  );
});

const walking = (steps: string, id = 'a') => ({
  [`${id}0`]: stored('event_whenflagclicked', { next: `${id}1`, y: 10 }),
  [`${id}1`]: stored('motion_movesteps', {
    parent: `${id}0`,
    next: `${id}2`,
    inputs: { STEPS: [1, [4, steps]] },
  }),
  [`${id}2`]: stored('motion_ifonedgebounce', { parent: `${id}1` }),
});

test('a script with another number in it has changed, and the block is marked', () => {
  const before = makeProject({ blocks: walking('10') });
  const [change] = compareProjects(before, makeProject({ blocks: walking('20', 'new') }));
  const [pair] = change?.scripts ?? [];
  if (!pair?.before || !pair.after) throw new Error('not paired');
  const { removed, added } = markBlocks(pair.before, pair.after);
  expect([[...removed], [...added]]).toEqual([['a1'], ['new1']]);
});

test('another argument of an own block is a change although its name is an id', () => {
  const call = (id: string, text: string) => ({
    a: stored('procedures_call', {
      mutation: { proccode: 'go %s', argumentids: `["${id}"]`, argumentnames: '[]' },
      inputs: { [id]: [1, [10, text]] },
    }),
  });
  const first = makeProject({ blocks: call('x', '1') });
  expect(compareProjects(first, makeProject({ blocks: call('y', '1') }))).toEqual([]);
  expect(compareProjects(first, makeProject({ blocks: call('y', '2') }))).toHaveLength(1);
});

test('costumes, sounds, variables and lists are named; a sprite that was renamed is the same', () => {
  const costume = (name: string, file: string) => ({ name, md5ext: file });
  const before = makeProject(
    { name: '猫', costumes: [costume('a', '1.svg'), costume('b', '2.svg')], blocks: walking('1') },
    { name: '狗', costumes: [costume('d', '4.svg')], blocks: walking('2') },
  );
  const after = makeProject(
    {
      name: '猫',
      costumes: [costume('a', '9.svg'), costume('c', '3.svg')],
      sounds: [{ name: '喵', md5ext: 's.wav' }],
      variables: { v: ['score', 5] },
      lists: { l: ['names', []] },
      blocks: walking('1'),
    },
    { name: '小狗', costumes: [costume('d', '4.svg')], blocks: walking('2') },
  );
  const [cat, dog, ...others] = compareProjects(before, after);
  expect(cat).toMatchObject({
    kind: 'changed',
    scripts: [],
    costumes: { added: ['c'], removed: ['b'], changed: ['a'] },
    sounds: { added: ['喵'] },
    variables: { added: ['score'] },
    lists: { added: ['names'] },
  });
  expect(dog).toMatchObject({ kind: 'renamed', formerName: '狗', scripts: [] });
  expect(others).toEqual([]);
});
