import { expect, test } from 'vitest';
import { commandOf, withDigit } from './keys.ts';

const plain = { ctrlKey: false, metaKey: false, altKey: false };
const page = { typing: false, moving: false, single: true };

test.each([
  ['j', { does: 'next' }],
  ['K', { does: 'previous' }],
  ['ArrowRight', { does: 'next' }],
  ['7', { does: 'digit', digit: '7' }],
  ['s', { does: 'phrase', phrase: 'more_careful' }],
  ['?', { does: 'help' }],
  ['x', null],
])('%s on the page', (key, command) => {
  expect(commandOf({ ...plain, key }, page)).toEqual(command);
});

test('whoever writes keeps the keys, but for saving and leaving', () => {
  const typing = { ...page, typing: true };
  expect(commandOf({ ...plain, key: 'j' }, typing)).toBeNull();
  expect(commandOf({ ...plain, key: 'Escape' }, typing)).toEqual({ does: 'leave' });
  expect(commandOf({ ...plain, key: 'Enter', ctrlKey: true }, typing)).toEqual({ does: 'save' });
  expect(commandOf({ ...plain, key: 'Enter', metaKey: true }, page)).toEqual({ does: 'save' });
});

test('a film keeps its arrows, the browser its own keys, and single keys can be switched off', () => {
  expect(commandOf({ ...plain, key: 'ArrowLeft' }, { ...page, moving: true })).toBeNull();
  expect(commandOf({ ...plain, key: 'r', ctrlKey: true }, page)).toBeNull();
  expect(commandOf({ ...plain, key: 'd', altKey: true }, page)).toBeNull();
  expect(commandOf({ ...plain, key: 'j' }, { ...page, single: false })).toBeNull();
});

test.each([
  ['', '8', '8'],
  ['8', '5', '85'],
  ['10', '0', '100'],
  ['85', '9', '9'],
  ['0', '7', '7'],
])('a score of "%s" and a %s is %s', (score, digit, result) => {
  expect(withDigit(score, digit, 100)).toBe(result);
});
