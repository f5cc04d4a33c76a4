import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkAnswers } from './check-answers.ts';
import { everyQuestion, keptBeside } from './every-question.ts';
import { QUESTIONS, question } from './questions.fixture.ts';
import { shownQuestions } from './shown-questions.ts';

const anything = fc.dictionary(
  fc.constantFrom(...QUESTIONS.map(({ id }) => id), 'x'),
  fc.anything(),
);

const OPTIONAL = QUESTIONS.map((each) => ({ ...each, required: false }));
const chosen = (ids: readonly string[], most: number) =>
  fc.record({ options: fc.subarray([...ids], { maxLength: most }), other: fc.constant('') });
const fitting = fc.record(
  {
    qname1: fc.string({ maxLength: 50 }),
    qday01: chosen(['osat01', 'osun01'], 1),
    qwhen1: chosen(['omorn1', 'oafte1'], 2),
    qage01: fc.double({ min: 4, max: 18, noNaN: true }),
    qdate1: fc.constantFrom('2026-02-28', ''),
    qfone1: fc.constantFrom('138 0013 8000', '+44 (20) 7946-0958'),
    qfile1: fc.uniqueArray(fc.string(), { maxLength: 2 }),
    qyes01: fc.boolean(),
    qlong1: fc.string({ maxLength: 500 }),
  },
  { requiredKeys: [] },
);

describe('a check', () => {
  it('never fails, whatever is sent', () => {
    fc.assert(
      fc.property(anything, (raw) => {
        const { answers, faults } = checkAnswers(QUESTIONS, raw);
        const shown = new Set(shownQuestions(QUESTIONS, raw).map(({ id }) => id));
        for (const id of [...Object.keys(answers), ...faults.map((each) => each.question)])
          expect(shown.has(id)).toBe(true);
      }),
    );
  });

  it('takes what fits as it is, and what it has taken again', () => {
    fc.assert(
      fc.property(fitting, (raw) => {
        const { answers, faults } = checkAnswers(OPTIONAL, raw);
        expect(faults).toEqual([]);
        expect(checkAnswers(OPTIONAL, answers)).toEqual({ answers, faults: [] });
      }),
    );
  });

  it('shows nothing below a question that is hidden itself', () => {
    const deeper = question({
      id: 'qdeep1',
      kind: 'text',
      title: 'x',
      when: { question: 'qwhen1', options: ['omorn1'] },
    });
    const raw = {
      qday01: { options: ['osun01'], other: '' },
      qwhen1: { options: ['omorn1'], other: '' },
    };
    const shown = shownQuestions([...QUESTIONS, deeper], raw).map(({ id }) => id);
    expect(shown).not.toContain('qwhen1');
    expect(shown).not.toContain('qdeep1');
  });
});

describe('questions that are there no more', () => {
  it('are kept with their options, however often a form is edited', () => {
    const subsets = fc.array(fc.subarray([...QUESTIONS]), { maxLength: 5 });
    fc.assert(
      fc.property(subsets, (edits) => {
        let now = {
          questions: [...QUESTIONS],
          past: [] as typeof QUESTIONS extends readonly (infer Q)[] ? Q[] : never,
        };
        for (const questions of edits) now = { questions, past: keptBeside(now, questions) };
        const all = everyQuestion(now.questions, now.past);
        expect(all.map(({ id }) => id).toSorted()).toEqual(
          QUESTIONS.map(({ id }) => id).toSorted(),
        );
        for (const { id, options } of QUESTIONS)
          expect(all.find((each) => each.id === id)?.options).toEqual(options);
      }),
    );
  });
});
