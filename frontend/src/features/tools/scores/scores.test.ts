import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addTeam,
  leaders,
  removeTeam,
  type Scores,
  score,
  TEAMS_MAX,
  toZero,
  undo,
} from './scores.ts';

const BEGIN: Scores = {
  teams: [
    { name: '', points: 0 },
    { name: '', points: 0 },
  ],
  before: [],
};
const steps = fc.array(
  fc.oneof(
    fc.tuple(fc.nat(3), fc.integer({ min: -5, max: 5 })).map(
      ([at, points]) =>
        (scores: Scores) =>
          score(scores, at, points),
    ),
    fc.constant(addTeam),
    fc.nat(3).map((at) => (scores: Scores) => removeTeam(scores, at)),
    fc.constant(toZero),
  ),
  { maxLength: 20 },
);

describe('a scoreboard', () => {
  it('is as it was before each step, once it is undone', () => {
    fc.assert(
      fc.property(steps, (all) => {
        let scores = BEGIN;
        for (const step of all) {
          const next = step(scores);
          if (next !== scores) expect(undo(next).teams).toEqual(scores.teams);
          scores = next;
        }
        while (scores.before.length > 0) scores = undo(scores);
        expect(scores.teams).toEqual(BEGIN.teams);
      }),
    );
  });

  it('has from one team to a few', () => {
    let scores = BEGIN;
    for (let at = 0; at < 20; at += 1) scores = addTeam(scores);
    expect(scores.teams).toHaveLength(TEAMS_MAX);
    for (let at = 0; at < 20; at += 1) scores = removeTeam(scores, 0);
    expect(scores.teams).toHaveLength(1);
  });

  it('shows who leads, several at the same points, and nobody at the beginning', () => {
    expect(leaders(BEGIN.teams)).toEqual(new Set());
    const scores = score(score(BEGIN, 0, 3), 1, 3);
    expect(leaders(scores.teams)).toEqual(new Set([0, 1]));
    expect(leaders(score(scores, 1, -1).teams)).toEqual(new Set([0]));
  });
});
