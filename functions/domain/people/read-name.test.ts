import { describe, expect, it } from 'vitest';
import { readName } from './read-name.ts';

describe('a name', () => {
  it.each([
    ['王小明', 'wang xiao ming'],
    ['尉迟恭', 'yu chi gong'],
    ['朴树', 'piao shu'],
    ['树朴', 'shu pu'],
    ['諸葛亮', 'zhu ge liang'],
    ['𠮷野', '𠮷 ye'],
    ['Tom李2', 'Tom li 2'],
    ['', ''],
  ])('%s is read "%s"', async (name, reading) => {
    expect(await readName(name)).toBe(reading);
  });
});
