import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  add,
  countdownText,
  goneOf,
  halt,
  isOver,
  lap,
  leftOf,
  NO_STOPWATCH,
  pause,
  readTime,
  run,
  setTo,
  start,
  stopwatchText,
} from './timer.ts';

const NOW = 1_700_000_000_000;
const minutes = fc.integer({ min: 1, max: 120 }).map((each) => each * 60_000);
const spans = fc.integer({ min: 0, max: 3_600_000 });

describe('a countdown', () => {
  it('is as far as the clock, whatever happens between', () => {
    fc.assert(
      fc.property(minutes, spans, (total, later) => {
        expect(leftOf(start(setTo(total), NOW), NOW + later)).toBe(total - later);
      }),
    );
  });

  it('loses nothing while it stands', () => {
    fc.assert(
      fc.property(minutes, spans, spans, (total, ran, stood) => {
        const paused = pause(start(setTo(total), NOW), NOW + ran);
        const again = start(paused, NOW + ran + stood);
        const left = Math.max(0, total - ran);
        expect(leftOf(paused, NOW + ran + stood)).toBe(left);
        expect(leftOf(again, NOW + ran + stood)).toBe(left > 0 ? left : total);
      }),
    );
  });

  it('gets more time while it runs, stands or is over', () => {
    const running = start(setTo(60_000), NOW);
    expect(leftOf(add(running, 60_000, NOW), NOW)).toBe(120_000);
    expect(leftOf(add(setTo(60_000), 60_000, NOW), NOW)).toBe(120_000);
    const late = NOW + 90_000;
    expect(isOver(running, late)).toBe(true);
    expect(leftOf(add(running, 60_000, late), late)).toBe(60_000);
  });

  it('has never more left than was set, by a clock that was read before the start', () => {
    expect(leftOf(start(setTo(60_000), NOW), NOW - 1200)).toBe(60_000);
  });

  it('never runs without any time', () => {
    expect(start(setTo(0), NOW).endsAt).toBeNull();
  });
});

describe('a stopwatch', () => {
  it('counts what it has run, and nothing of what it stood', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(spans, spans), { maxLength: 5 }), (turns) => {
        let now = NOW;
        let watch = NO_STOPWATCH;
        for (const [ran, stood] of turns) {
          watch = halt(run(watch, now), now + ran);
          now += ran + stood;
        }
        expect(goneOf(watch, now)).toBe(turns.reduce((sum, [ran]) => sum + ran, 0));
      }),
    );
  });

  it('keeps its laps, the last one first', () => {
    const watch = lap(lap(run(NO_STOPWATCH, NOW), NOW + 1000), NOW + 3000);
    expect(watch.laps).toEqual([3000, 1000]);
  });
});

describe('the digits', () => {
  it.each([
    [300_000, '05:00'],
    [299_001, '05:00'],
    [1, '00:01'],
    [0, '00:00'],
    [-3_200, '+00:03'],
    [3_661_000, '1:01:01'],
  ])('of %d ms left are %s', (left, text) => {
    expect(countdownText(left)).toBe(text);
  });

  it('of a stopwatch show tenths', () => {
    expect(stopwatchText(62_340)).toBe('01:02.3');
  });
});

describe('a typed time', () => {
  it.each([
    ['7', 420_000],
    ['7:30', 450_000],
    [' 0：05 ', 5_000],
    ['0', undefined],
    ['7:75', undefined],
    ['soon', undefined],
    ['', undefined],
  ])('%s', (text, ms) => {
    expect(readTime(text)).toBe(ms);
  });
});
