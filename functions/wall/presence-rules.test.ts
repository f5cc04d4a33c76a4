import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LessonId, SchoolId, UserId } from '#shared/ids.ts';
import { HELP_STATES, SIGN_STATES } from '#shared/wall/fields.ts';
import type { PresenceValue } from './presence.ts';
import {
  afterAnswer,
  afterHelp,
  afterSign,
  type EditorReport,
  type HelpChange,
} from './presence-rules.ts';

const NOTHING: PresenceValue = {
  schoolId: SchoolId.parse('sch-a'),
  lessonId: LessonId.parse('les-a'),
  userId: UserId.parse('stu-a'),
  help: { no: 0, state: 'none', since: '', by: '' },
  expires: 1,
};
const AT = new Date('2026-03-02T10:00:00.000Z');

type Message =
  | { readonly sign: Omit<EditorReport, 'at'> }
  | { readonly said: Omit<HelpChange, 'at'> };

const STATES = ['asked', 'coming', 'settled', 'withdrawn'] as const;
/** The heartbeats of one editor session. */
const signs = fc
  .array(fc.constantFrom(...SIGN_STATES), { maxLength: 6 })
  .map((states) =>
    states.map((state, index): Message => ({ sign: { session: 'one', n: index + 1, state } })),
  );
/** Requests for help with some of their states. */
const helps = fc
  .array(fc.subarray([...STATES], { minLength: 1 }), { maxLength: 4 })
  .map((requests) =>
    requests.flatMap((states, index) =>
      states.map((state): Message => ({ said: { no: index + 1, state } })),
    ),
  );

const apply = (before: PresenceValue, message: Message): PresenceValue =>
  ('sign' in message
    ? afterSign(before, { ...message.sign, at: AT })
    : afterHelp(before, { ...message.said, at: AT })) ?? before;

/** In any order, with repetitions. */
const jumbled = (messages: readonly Message[]) =>
  fc.shuffledSubarray([...messages, ...messages, ...messages], {
    minLength: messages.length * 3,
  });

const scene = fc
  .tuple(signs, helps)
  .chain(([told, said]) =>
    fc.tuple(fc.constant([told, said] as const), jumbled([...told, ...said])),
  );

test('in whatever order signs and requests for help arrive, and how often: the last of each counts', () => {
  fc.assert(
    fc.property(scene, ([[told, said], arriving]) => {
      const found = arriving.reduce(apply, NOTHING);
      const inOrder = [...told, ...said].reduce(apply, NOTHING);
      expect(found.help).toEqual(inOrder.help);
      expect(found.sign).toEqual(inOrder.sign);
      expect(found.sign?.n ?? 0).toBe(told.length);
    }),
    { numRuns: 500 },
  );
});

test('a sign of life changes nothing of help, and help nothing of the editor', () => {
  fc.assert(
    fc.property(scene, ([, arriving]) => {
      arriving.reduce((before, message) => {
        const after = apply(before, message);
        if ('sign' in message) expect(after.help).toEqual(before.help);
        else expect(after.sign).toEqual(before.sign);
        return after;
      }, NOTHING);
    }),
  );
});

test('help only goes on, never back', () => {
  const place = ({ help: { no, state } }: PresenceValue) => no * 10 + HELP_STATES.indexOf(state);
  fc.assert(
    fc.property(scene, ([, arriving]) => {
      arriving.reduce((before, message) => {
        const after = apply(before, message);
        expect(place(after)).toBeGreaterThanOrEqual(place(before));
        return after;
      }, NOTHING);
    }),
  );
});

test('staff answer what was asked, and nothing else', () => {
  const answer = { no: 1, state: 'coming', at: AT, by: '王老师' } as const;
  expect(afterAnswer(NOTHING, answer)).toBeUndefined();
  const asked = afterHelp(NOTHING, { no: 1, state: 'asked', at: AT }) ?? NOTHING;
  const coming = afterAnswer(asked, answer);
  expect(coming?.help).toEqual({ no: 1, state: 'coming', since: AT.toISOString(), by: '王老师' });
  expect(afterAnswer(asked, { ...answer, no: 2 })).toBeUndefined();
});

test('another opening of the editor takes over with a child in front of it, and not otherwise', () => {
  const one = apply(NOTHING, { sign: { session: 'one', n: 4, state: 'programming' } });
  for (const state of ['away', 'closed'] as const)
    expect(afterSign(one, { session: 'two', n: 9, state, at: AT })).toBeUndefined();
  const two = afterSign(one, { session: 'two', n: 1, state: 'programming', at: AT });
  expect(two?.sign).toMatchObject({ session: 'two', n: 1 });
});

test('errors and missing blocks are those of the last sign; the time begins again for who comes back', () => {
  const at = (minute: number) => new Date(AT.getTime() + minute * 60_000);
  const told = { session: 'one', state: 'programming' } as const;
  const first = afterSign(NOTHING, { ...told, n: 1, at: AT, errors: 7, empty: true }) ?? NOTHING;
  expect(first.sign).toMatchObject({ errors: 7, empty: true, since: AT.toISOString() });
  const second = afterSign(first, { ...told, n: 2, at: at(1) }) ?? NOTHING;
  expect(second.sign).not.toHaveProperty('errors');
  expect(second.sign).not.toHaveProperty('empty');
  expect(second.sign?.since).toBe(AT.toISOString());
  const away = afterSign(second, { ...told, state: 'away', n: 3, at: at(2) }) ?? NOTHING;
  const back = afterSign(away, { ...told, n: 4, at: at(9) });
  expect(back?.sign?.since).toBe(at(9).toISOString());
});

test('when something was changed last never goes back, and is told by the clock of the server', () => {
  const told = { session: 'one', state: 'programming', at: AT } as const;
  const first = afterSign(NOTHING, { ...told, n: 1, idle: 5 }) ?? NOTHING;
  expect(first.changed).toBe('2026-03-02T09:59:55.000Z');
  expect(afterSign(first, { ...told, n: 2, idle: 60 })?.changed).toBe(first.changed);
  expect(afterSign(first, { ...told, n: 2 })?.changed).toBe(first.changed);
});
