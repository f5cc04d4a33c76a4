import { expect, it } from 'vitest';
import { maskedName } from './masked-name.ts';

it.each([
  ['王子涵', '王*涵'],
  ['王涵', '王*'],
  ['欧阳明月', '欧**月'],
  ['阿布都热依木·买买提', '阿***木 买*提'],
  ['Emma Clark', 'E*** C***'],
  ['Al', 'A*'],
  ['涵', '*'],
  ['', ''],
])('%s is shown as %s', (name, masked) => {
  expect(maskedName(name)).toBe(masked);
});
