import { expect, test } from 'vitest';
import type { EvidenceKind } from '#shared/reports/fields.ts';
import type { ChildEvidence, Evidence, EvidencePart } from '../queries.ts';
import { factsOf } from './facts-of.ts';

let count = 0;
const piece = (kind: EvidenceKind, values: Partial<Evidence>): Evidence => {
  count += 1;
  return {
    kind,
    id: String(count),
    title: '',
    detail: '',
    date: '2026-11-02',
    phrase: '',
    personal: false,
    score: null,
    state: '',
    pictures: [],
    video: null,
    work: null,
    ...values,
  };
};

const part = (kind: EvidenceKind, pieces: readonly Partial<Evidence>[]): EvidencePart => ({
  kind,
  list: pieces.map((values) => piece(kind, values)),
  cursor: null,
});

const SEEN: ChildEvidence = {
  parts: [
    part('lesson', [
      { state: 'late', phrase: 'great', detail: '主动帮助同学', personal: true },
      { state: 'present', phrase: 'great', detail: '学了循环' },
      { state: 'absent' },
    ]),
    part('task', [
      { title: '画正方形', score: 92 },
      { title: '迷宫', phrase: 'not_bad' },
    ]),
    part('work', [{ title: '贪吃蛇', detail: '按方向键' }]),
    part('hours', [{ title: '上课 2 次（共 3 次）' }]),
  ],
  // More lessons than the page has.
  recorded: { late: 2, absent: 1, phrases: [{ phrase: 'great', count: 9 }] },
};
const alone = (...parts: EvidencePart[]): ChildEvidence => ({ parts, recorded: null });

test('tasks with their scores speak for logical thinking', () => {
  expect(factsOf('logic', SEEN)).toEqual([
    { is: 'score', title: '画正方形', score: 92 },
    { is: 'done', title: '迷宫' },
  ]);
});

test('attendance and what teachers said speak for focus, what was said most often first', () => {
  expect(factsOf('focus', SEEN)).toEqual([
    { is: 'said', text: '上课 2 次（共 3 次）' },
    { is: 'late', count: 2 },
    { is: 'absent', count: 1 },
    { is: 'phrase', phrase: 'great', count: 9 },
  ]);
});

test('remarks about the child speak for communication, what is written of the class does not', () => {
  expect(factsOf('communication', SEEN)).toEqual([
    { is: 'remark', text: '主动帮助同学', date: '2026-11-02' },
    { is: 'phrase', phrase: 'great', count: 9 },
  ]);
});

test('works speak for creativity', () => {
  expect(factsOf('creativity', SEEN)).toEqual([{ is: 'work', title: '贪吃蛇' }]);
});

test('where nothing speaks for a dimension, what was taught while the child was there does', () => {
  const lessons = part('lesson', [
    { title: '循环', state: 'present' },
    { title: '变量', state: 'absent' },
  ]);
  expect(factsOf('creativity', alone(lessons))).toEqual([{ is: 'learnt', titles: ['循环'] }]);
});

test('nothing speaks where nothing happened', () => {
  expect(factsOf('innovation', alone())).toEqual([]);
});
