import { expect, test } from 'vitest';
import { makeProject, scriptsOf, stored, storedProject, zip } from './project.fixture.ts';
import { countProject } from './project.ts';
import { readPictures, readProject } from './read-project.ts';
import { UnreadableProject } from './unreadable.ts';

function problemOf(file: ArrayBuffer): string {
  try {
    readProject(file);
    return '';
  } catch (error) {
    return error instanceof UnreadableProject ? error.problem : `${error}`;
  }
}

test('a project is read with its figures, and with the costumes that are worn', () => {
  const costumes = [
    { name: 'a', md5ext: 'a.svg' },
    { name: 'b', md5ext: 'b.png' },
  ];
  const blocks = {
    flag: stored('event_whenflagclicked', { next: 'say' }),
    say: stored('looks_say', { parent: 'flag', inputs: { MESSAGE: [3, 'sum', [10, '']] } }),
    sum: stored('operator_add', { parent: 'say', inputs: { NUM1: [1, [4, '1']] } }),
    alone: [12, 'score', 'id', 40, 400],
  };
  const file = zip({
    'project.json': storedProject({ blocks, costumes, variables: { id: ['score', 0] } }),
    'a.svg': '<svg/>',
    'b.png': 'png',
  });
  const project = readProject(file);
  expect(countProject(project)).toEqual({ sprites: 1, scripts: 2, blocks: 4, variables: 1 });
  expect([...readPictures(file, project)].map(([name, { type }]) => [name, type])).toEqual([
    ['a.svg', 'image/svg+xml'],
  ]);
});

test('what is no project says so', () => {
  const whole = zip({ 'project.json': storedProject() });
  expect(problemOf(new ArrayBuffer(0))).toBe('broken');
  expect(problemOf(new TextEncoder().encode('no zip').buffer)).toBe('broken');
  expect(problemOf(whole.slice(0, 60))).toBe('broken');
  expect(problemOf(zip({ 'other.json': '{}' }))).toBe('broken');
  expect(problemOf(zip({ 'project.json': '{"targets":' }))).toBe('broken');
  expect(problemOf(zip({ 'project.json': '{}' }))).toBe('broken');
  expect(problemOf(zip({ 'project.json': '{"objName":"Stage","children":[]}' }))).toBe('old');
});

test('a file that unpacks to far more than a project is given up', () => {
  const bomb = zip({ 'project.json': ' '.repeat(21_000_000) });
  expect(bomb.byteLength).toBeLessThan(60_000);
  expect(problemOf(bomb)).toBe('large');
  // It says that it is small.
  const liar = new DataView(bomb.slice(0));
  liar.setUint32(22, 10, true);
  expect(problemOf(liar.buffer)).not.toBe('');
});

test('blocks that contain each other, and broken ones, do not stop the rest', () => {
  const blocks = {
    a: stored('control_repeat', { inputs: { SUBSTACK: [2, 'b'] }, next: 'a' }),
    b: stored('control_forever', { parent: 'a', inputs: { SUBSTACK: [2, 'a'] }, next: 'a' }),
    broken: null,
    odd: { opcode: 7, inputs: 'x', topLevel: true },
    missing: stored('motion_movesteps', { inputs: { STEPS: [1, 'nowhere'] }, next: 'nowhere' }),
  };
  expect(scriptsOf(blocks).map(({ id }) => id)).toEqual(['a', 'odd', 'missing']);
});

test('names of the language itself are ordinary names', () => {
  const blocks = JSON.parse(
    `{"__proto__": ${JSON.stringify(stored('motion_movesteps'))}, "constructor": ${JSON.stringify(stored('looks_show'))}}`,
  );
  expect(countProject(makeProject({ name: '__proto__', blocks })).scripts).toBeGreaterThan(0);
});

test('blocks that are nested deeper than anybody nests are cut', () => {
  const deep = Object.fromEntries(
    Array.from({ length: 20_000 }, (_, at) => [
      `b${at}`,
      stored('control_forever', {
        ...(at > 0 && { parent: `b${at - 1}` }),
        inputs: { SUBSTACK: [2, `b${at + 1}`] },
      }),
    ]),
  );
  const [script] = scriptsOf(deep);
  expect(script?.blocks).toHaveLength(1);
});
