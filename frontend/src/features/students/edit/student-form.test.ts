import { expect, test } from 'vitest';
import { changesOf, StudentForm } from './student-form.ts';

const CLASS = 'cls-01jtest0000000000000000000';
const form = (changes: object = {}): StudentForm =>
  StudentForm.parse({ name: '王小明', phone: '13800138000', class_ids: '', ...changes });

test('only what was changed is sent', () => {
  expect(changesOf(form(), form())).toEqual({});
  expect(changesOf(form(), form({ nick: '小明' }))).toEqual({ nick: '小明' });
  expect(changesOf(form(), form({ phone: '' }))).toEqual({ phone: '' });
});

test('no class is said with an empty text, because an empty list would be left out', () => {
  const original = { ...form(), class_ids: [CLASS] as StudentForm['class_ids'] };
  expect(changesOf(original, form())).toEqual({ class_ids: '' });
  expect(changesOf(form(), original)).toEqual({ class_ids: CLASS });
});
