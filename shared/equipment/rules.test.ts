import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newId } from '#shared/ids.ts';
import { ROLE } from '#shared/roles.ts';
import { HISTORY_STEPS, isStepOf, PIECE_STATES, readLabel, stepsFor } from './rules.ts';

describe('a label', () => {
  it.each(['', '?from=label', '/', '#top'])(
    'opens the page of a piece, with "%s" behind it',
    (end) => {
      const id = newId('equipment');
      expect(readLabel(` https://school.example/equipment/${id}${end}`)).toBe(id);
    },
  );

  it('of anything else is taken as a number', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        fc.pre(!text.includes('/equipment/'));
        expect(readLabel(text)).toBe(text.trim());
      }),
    );
  });
});

describe('what can be done with a piece', () => {
  it('teachers neither restore nor retire', () => {
    for (const state of PIECE_STATES) {
      const principal = stepsFor(ROLE.principal, state);
      const teacher = stepsFor(ROLE.teacher, state);
      expect(principal.filter((step) => step !== 'restore' && step !== 'retire')).toEqual(teacher);
    }
  });

  it('every state has a way on, and only what is available is lent', () => {
    for (const state of PIECE_STATES) {
      expect(stepsFor(ROLE.principal, state)).not.toEqual([]);
      expect(isStepOf(state, 'lend')).toBe(state === 'available');
    }
    expect(HISTORY_STEPS.every((step) => PIECE_STATES.some((state) => isStepOf(state, step)))).toBe(
      true,
    );
  });
});
