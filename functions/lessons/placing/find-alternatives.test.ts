import fc from 'fast-check';
import { expect, test } from 'vitest';
import { overlap, type Slot } from '#functions/domain/lessons/school-time.ts';
import { addDays, daysFrom } from '#shared/days.ts';
import { RoomId } from '#shared/ids.ts';
import { findAlternatives, type Place, weekOf } from './find-alternatives.ts';

/** A Wednesday. */
const WANTED: Slot = { date: '2027-03-10', start: 600, end: 660 };
const [BLUE, RED] = ['rom-blue', 'rom-red'].map((id) => RoomId.parse(id));
const DAYS = daysFrom('2027-03-08', '2027-03-28');
const OPEN = { opens: 480, closes: 1260, weekStart: 1 };

interface BusyTime extends Slot {
  readonly roomId?: Place['roomId'];
}

const freeOf =
  (busy: readonly BusyTime[]) =>
  ({ slot, roomId }: Place): boolean =>
    !busy.some(
      (lesson) =>
        lesson.date === slot.date &&
        overlap(lesson, slot) &&
        (lesson.roomId === undefined || lesson.roomId === roomId),
    );

const search = (busy: readonly BusyTime[], rooms: Place['roomId'][] = [undefined]) =>
  findAlternatives({
    wanted: { slot: WANTED, roomId: rooms[0] },
    rooms,
    days: DAYS,
    ...OPEN,
    isFree: freeOf(busy),
  });

test('when only the room is taken, another room at the same time comes first', () => {
  const [first] = search([{ ...WANTED, roomId: BLUE }], [BLUE, RED]);
  expect(first).toEqual({ slot: WANTED, roomId: RED });
});

test('when the teacher is busy, the nearest time of that day, then the nearest days of that week', () => {
  expect(search([WANTED]).map(({ slot }) => [slot.date, slot.start])).toEqual([
    ['2027-03-10', 540],
    ['2027-03-09', 600],
    ['2027-03-11', 600],
  ]);
});

test('a full week is followed by the next one', () => {
  const week = daysFrom('2027-03-08', '2027-03-14').map((date) => ({ date, start: 0, end: 1440 }));
  const found = search(week);
  expect(found).toHaveLength(3);
  expect(found.every(({ slot }) => slot.date > '2027-03-14')).toBe(true);
});

test('there is nothing when everything is taken', () => {
  expect(search(DAYS.map((date) => ({ date, start: 0, end: 1440 })))).toEqual([]);
});

test('the week begins when the school says', () => {
  expect(weekOf('2027-03-14', 1)).toBe('2027-03-08');
  expect(weekOf('2027-03-14', 0)).toBe('2027-03-14');
});

/** Every quarter of an hour of every day, tried one after the other. */
function allFree(busy: readonly BusyTime[]): Slot[] {
  const isFree = freeOf(busy);
  return DAYS.flatMap((date) =>
    Array.from({ length: (OPEN.closes - OPEN.opens) / 15 - 3 }, (_, index) => {
      const start = OPEN.opens + index * 15;
      return { date, start, end: start + 60 };
    }).filter((slot) => isFree({ slot, roomId: undefined })),
  );
}

const lesson = fc
  .record({
    day: fc.integer({ min: 0, max: 20 }),
    start: fc.integer({ min: 420, max: 1260 }),
    length: fc.integer({ min: 10, max: 600 }),
  })
  .map(({ day, start, length }) => ({
    date: addDays('2027-03-08', day),
    start,
    end: start + length,
  }));

test('alternatives are free, distinct, three if there are three, and of the same week if it has any', () => {
  fc.assert(
    fc.property(fc.array(lesson, { maxLength: 120 }), (others) => {
      const busy = [WANTED, ...others];
      const found = search(busy).map(({ slot }) => slot);
      const free = allFree(busy);
      expect(free).toEqual(expect.arrayContaining(found));
      expect(new Set(found.map(({ date, start }) => `${date} ${start}`)).size).toBe(found.length);
      expect(found).toHaveLength(Math.min(3, free.length));
      const inWeek = ({ date }: Slot) => weekOf(date, 1) === '2027-03-08';
      if (free.some(inWeek)) expect(found.slice(0, 1).every(inWeek)).toBe(true);
    }),
    { numRuns: 200 },
  );
});
