import { beforeEach, expect, test } from 'vitest';
import { signInProof } from '#functions/platform/sign-in-proof.ts';
import { CustomAuth } from './custom-auth.ts';

const KEY = 'the key of the server';
let custom: CustomAuth;
beforeEach(() => {
  custom = new CustomAuth(KEY);
});

function begin(username: string, isKnown = true) {
  const { Session, ChallengeParameters } = custom.begin(username, isKnown);
  return { session: Session, nonce: ChallengeParameters['nonce'] ?? '' };
}

test('an answer with the key of the server signs the account in', () => {
  const { session, nonce } = begin('child');
  expect(custom.finish(session, 'child', signInProof(KEY, 'child', nonce))).toBe('child');
});

test.each<[string, (nonce: string) => string]>([
  ['nothing', () => ''],
  ['the nonce itself', (nonce) => nonce],
  ['another key', (nonce) => signInProof('another key', 'child', nonce)],
  ['another account', (nonce) => signInProof(KEY, 'teacher', nonce)],
  ['another nonce', () => signInProof(KEY, 'child', begin('child').nonce)],
])('an answer made with %s does not', (_, make) => {
  const { session, nonce } = begin('child');
  expect(() => custom.finish(session, 'child', make(nonce))).toThrow('Incorrect');
});

test('a challenge is answered once, in its own session, by its own account', () => {
  const { session, nonce } = begin('child');
  const right = signInProof(KEY, 'child', nonce);
  expect(() => custom.finish(session, 'child', 'wrong')).toThrow('Incorrect');
  expect(() => custom.finish(session, 'child', right)).toThrow('Incorrect');
  const other = begin('teacher');
  expect(() => custom.finish(other.session, 'child', right)).toThrow('Incorrect');
  expect(() => custom.finish('no such session', 'child', right)).toThrow('Incorrect');
});

test('a name that no account can have is not kept', () => {
  expect(() => custom.begin('x'.repeat(129), false)).toThrow('USERNAME');
  expect(custom.begin('x'.repeat(128), false).Session).toBeDefined();
});

test('of very many that nobody answers the oldest go first', () => {
  const oldest = begin('child');
  const begun = Array.from({ length: 10_000 }, () => begin('child'));
  const proofOf = (nonce: string) => signInProof(KEY, 'child', nonce);
  expect(() => custom.finish(oldest.session, 'child', proofOf(oldest.nonce))).toThrow('Incorrect');
  for (const { session, nonce } of [...begun.slice(0, 1), ...begun.slice(-1)])
    expect(custom.finish(session, 'child', proofOf(nonce))).toBe('child');
});

test('an unknown account is challenged like a known one, and never signed in', () => {
  const { session, nonce } = begin('nobody', false);
  expect(nonce).toHaveLength(begin('child').nonce.length);
  expect(() => custom.finish(session, 'nobody', signInProof(KEY, 'nobody', nonce))).toThrow(
    'Incorrect',
  );
});
