import { expect, it } from 'vitest';
import type { CollectedAnswer } from './collected-answer.ts';
import { nameAnswers } from './name-answers.ts';

const file = (key: string) => ({ key, bytes: 10, at: '2026-11-23T08:00:00.000Z' });

const answer = (name: string, more: Partial<CollectedAnswer> = {}): CollectedAnswer => ({
  folder: '三年级',
  name,
  account: 'a1',
  cells: [],
  work: file('schools/s/works/upl-1-abc.sb3'),
  ...more,
});

const pathsOf = (list: readonly CollectedAnswer[], title = '画太阳') =>
  nameAnswers(list, { title, arrivedFolder: '截止后才收到' }).map(({ workPath }) => workPath);

it('names files by class, child and task', () => {
  expect(pathsOf([answer('王子涵'), answer('李梓萱', { folder: '四年级' })])).toEqual([
    '三年级/王子涵 画太阳.sb3',
    '四年级/李梓萱 画太阳.sb3',
  ]);
});

it('keeps what came late in a folder that says so, and names nothing that is not there', () => {
  const { work: _, ...nothing } = answer('王子涵');
  const arrived = file('schools/s/works/upl-2.png');
  const named = nameAnswers([{ ...nothing, arrived }], {
    title: '画太阳',
    arrivedFolder: '截止后才收到',
  });
  expect(named).toMatchObject([
    { workPath: '', arrivedPath: '截止后才收到/三年级/王子涵 画太阳.png' },
  ]);
});

it('gives both of two children of one name, with their accounts', () => {
  const twins = [answer('王子涵', { account: 'zihan' }), answer('王子涵', { account: 'zihan2' })];
  expect(pathsOf(twins)).toEqual([
    '三年级/王子涵 zihan 画太阳.sb3',
    '三年级/王子涵 zihan2 画太阳.sb3',
  ]);
});

it.each([
  ['letters of another size', [answer('Ann', { account: 'x' }), answer('ANN', { account: 'y' })]],
  ['signs that are left out', [answer('A/B', { account: 'x' }), answer('A:B', { account: 'y' })]],
  ['a name that looks like one with an account', [answer('A'), answer('A'), answer('A a1')]],
  ['classes of one name', [answer('A'), answer('B', { folder: '三年级' }), answer('A')]],
  ['no account', [answer('A', { account: '' }), answer('A', { account: '' })]],
])('never gives one path to two files: %s', (_, list) => {
  const paths = pathsOf(list).map((path) => path.toLowerCase());
  expect(new Set(paths).size).toBe(list.length);
});

it.each([
  ['../../etc', '三年级/_.._etc 画太阳.sb3'],
  ['..', '三年级/_ 画太阳.sb3'],
  ['CON', '三年级/_CON 画太阳.sb3'],
  ['a\u202Eb\u0000c', '三年级/abc 画太阳.sb3'],
  ['=1+1', '三年级/=1+1 画太阳.sb3'],
])('writes the name %j so that every system unpacks it', (name, path) => {
  expect(pathsOf([answer(name)])).toEqual([path]);
});

it('leaves no way out of the folder by the name of a class or a task', () => {
  const [path = ''] = pathsOf([answer('A', { folder: '../x' })], '../../y');
  expect(path.split('/')).toHaveLength(2);
  expect(path).not.toMatch(/(^|\/)\.\.(\/|$)/);
});
