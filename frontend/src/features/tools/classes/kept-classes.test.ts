import { beforeEach, describe, expect, it } from 'vitest';
import { ClassId } from '#shared/ids.ts';
import {
  changeClass,
  countsNow,
  keptClass,
  keptClasses,
  noteUsed,
  presentOn,
  withAbsent,
  withPick,
} from './kept-classes.ts';

const classOf = (number: number) => ({ id: ClassId.parse(`cls-${number}`), name: `班${number}` });
const ONE = classOf(1);
const students = [
  { id: 'stu-a', name: 'A' },
  { id: 'stu-b', name: 'B' },
];

beforeEach(() => keptClasses.set([]));

const only = () => {
  noteUsed(ONE);
  changeClass(ONE.id, () => ({ students, counts: {}, absent: { day: '', ids: [] } }));
  const found = keptClass(ONE.id);
  if (!found) throw new Error('not kept');
  return found;
};

describe('a class on the device', () => {
  it('goes by what the server has, and by what it does not have yet', () => {
    only();
    changeClass(ONE.id, () => ({
      counts: { 'stu-a': 2, 'stu-b': 1 },
      batch: { key: 'key', picks: [{ id: 'stu-b', times: 1 }] },
      unsent: [{ id: 'stu-a', times: 3 }],
    }));
    expect(countsNow(keptClass(ONE.id) ?? only())).toEqual({ 'stu-a': 5, 'stu-b': 2 });
  });

  it('forgets the one that was used longest ago, but none with picks to be sent', () => {
    only();
    changeClass(ONE.id, () => ({ unsent: [{ id: 'stu-a', times: 1 }] }));
    for (let number = 2; number < 12; number += 1) noteUsed(classOf(number));
    expect(keptClasses.get()[0]).toMatchObject(classOf(11));
    expect(keptClass(ONE.id)).toBeDefined();
    expect(keptClass(classOf(2).id)).toBeUndefined();
  });
});

describe('who is away', () => {
  it('is away for that day only, and comes back with another tap', () => {
    const away = { ...only(), ...withAbsent(only(), '2026-03-02', 'stu-a') };
    expect(presentOn(away, '2026-03-02')).toEqual(['stu-b']);
    expect(presentOn(away, '2026-03-03')).toEqual(['stu-a', 'stu-b']);
    const back = { ...away, ...withAbsent(away, '2026-03-02', 'stu-a') };
    expect(presentOn(back, '2026-03-02')).toEqual(['stu-a', 'stu-b']);
  });
});

it('a pick that is taken back before it is sent is never sent', () => {
  const picked = withPick(withPick([], 'stu-a', 1), 'stu-b', 1);
  expect(withPick(picked, 'stu-a', -1)).toEqual([{ id: 'stu-b', times: 1 }]);
  expect(withPick(picked, 'stu-b', 1)).toContainEqual({ id: 'stu-b', times: 2 });
});
