import { expect, it } from 'vitest';
import { firstNameOf } from './first-name.ts';

it.each([
  ['王子涵', '子涵'],
  ['李明', '李明'],
  ['欧阳明月', '明月'],
  ['歐陽明', '歐陽明'],
  ['Anna Maria Schmidt', 'Anna'],
  ['古丽·买买提', '古丽'],
  ['Tom', 'Tom'],
  ['', ''],
])('%s is called %s', (name, first) => expect(firstNameOf(name)).toBe(first));
