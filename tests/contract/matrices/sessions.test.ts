import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { CODE } from '#shared/codes.ts';
import type { Endpoint } from '#shared/endpoint.ts';
import { authorizationOf, call } from '#tests/contract/harness/call.ts';
import {
  makeActor,
  prepare,
  prepareUnspent,
  SIGNED_IN_CALLS,
  someRole,
} from '#tests/contract/harness/scene.ts';
import { spread } from '#tests/contract/harness/spread.ts';
import { forEachTested, tested } from '#tests/contract/harness/tested.ts';
import { changePerson, makePerson, type Person } from '#tests/factories/person.ts';
import { changeSchool, makeSchool } from '#tests/factories/school.ts';
import { encodePart, idToken } from '#tests/factories/token.ts';

const FOREIGN_KEY = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
const hourAgo = () => Math.floor(Date.now() / 1000) - 3600;

const withToken = (person: Person, token: string) => `${token}_${person.userId}`;

/** A token whose claims were changed after signing. */
function tampered(person: Person): string {
  const [header, , signature] = idToken(person).split('.');
  const claims = {
    ...JSON.parse(Buffer.from(idToken(person).split('.')[1] ?? '', 'base64url').toString()),
  };
  return `${header}.${encodePart({ ...claims, 'custom:school_id': 'sch-another' })}.${signature}`;
}

function unsigned(person: Person): string {
  const [, claims] = idToken(person).split('.');
  return `${encodePart({ alg: 'none', kid: 'local' })}.${claims}.`;
}

/** All ways of not being signed in, and their codes. */
const HEADERS: Readonly<
  Record<string, readonly [code: number, header: (person: Person) => string]>
> = {
  'an empty header': [CODE.notLoggedIn, () => ''],
  'nobody (0)': [CODE.notLoggedIn, () => '0'],
  garbage: [CODE.notLoggedIn, () => 'Bearer nonsense'],
  'garbage with a user id': [CODE.notLoggedIn, (person) => `nonsense_${person.userId}`],
  'a user id alone': [CODE.notLoggedIn, (person) => `_${person.userId}`],
  'a token without user id': [CODE.notLoggedIn, (person) => idToken(person)],
  'an expired token': [
    CODE.loginTimeout,
    (person) => withToken(person, idToken(person, { claims: { exp: hourAgo() } })),
  ],
  'a token signed by somebody else': [
    CODE.notLoggedIn,
    (person) => withToken(person, idToken(person, { key: FOREIGN_KEY })),
  ],
  'a token of an unknown key': [
    CODE.notLoggedIn,
    (person) =>
      withToken(person, idToken(person, { header: { kid: 'another' }, key: FOREIGN_KEY })),
  ],
  'a tampered token': [CODE.notLoggedIn, (person) => withToken(person, tampered(person))],
  'alg none': [CODE.notLoggedIn, (person) => withToken(person, unsigned(person))],
  'a wrong audience': [
    CODE.notLoggedIn,
    (person) => withToken(person, idToken(person, { claims: { aud: 'another-client' } })),
  ],
  'a wrong issuer': [
    CODE.notLoggedIn,
    (person) => withToken(person, idToken(person, { claims: { iss: 'https://evil.example' } })),
  ],
  'an access token': [
    CODE.notLoggedIn,
    (person) => withToken(person, idToken(person, { claims: { token_use: 'access' } })),
  ],
  'a token without user id claim': [
    CODE.notLoggedIn,
    (person) => withToken(person, idToken(person, { claims: { 'custom:user_id': undefined } })),
  ],
  'the user id of somebody else': [
    CODE.notLoggedIn,
    (person) => `${idToken(person)}_stf-somebodyelse`,
  ],
};

describe('who is not signed in', () => {
  it.each(tested(spread(SIGNED_IN_CALLS, HEADERS)))(
    '$path has no answer for $what',
    async ({ endpoint, variant: [code, header] }) => {
      const { actor, payload } = await prepareUnspent(endpoint);

      const outcome = await call(endpoint, { payload, headers: { authorization: header(actor) } });

      expect(outcome).toMatchObject({ code, data: null, status: 200 });
    },
  );

  it.each(tested(SIGNED_IN_CALLS))('$endpoint.path without Authorization', async ({ endpoint }) => {
    const { payload } = await prepareUnspent(endpoint);
    const raw = { body: new URLSearchParams(payload as Record<string, string>).toString() };

    const outcome = await call(endpoint, { raw: { ...raw, headers: { authorization: '' } } });

    expect(outcome.code).toBe(CODE.notLoggedIn);
  });
});

const people = new Map<string, Promise<Person>>();
/** One person of each kind and role for all calls, because refused calls change nothing. */
function personFor(kind: string, endpoint: Endpoint, make: () => Promise<Person>): Promise<Person> {
  const known = `${kind} ${someRole(endpoint)}`;
  const person = people.get(known) ?? make();
  people.set(known, person);
  return person;
}

describe.each(tested(SIGNED_IN_CALLS))('$endpoint.path', ({ endpoint }) => {
  it.each([
    [
      'a session that was ended',
      (p: Person) => ({ endedSessions: [{ id: p.session.id, until: 9e9, began: 1 }] }),
    ],
    [
      'a session older than the last password',
      (p: Person) => ({ sessionsFrom: p.session.began + 1 }),
    ],
    ['a disabled account', () => ({ disabled: true })],
  ])('refuses %s', async (what, change) => {
    const { payload } = await prepareUnspent(endpoint);
    const actor = await personFor(what, endpoint, async () => {
      const person = await makeActor(endpoint);
      await changePerson(person, change(person));
      return person;
    });

    expect((await call(endpoint, { as: actor, payload })).code).toBe(CODE.notLoggedIn);
  });

  it('refuses people of a closed school', async () => {
    const { actor, payload } = await prepareUnspent(endpoint);
    const person = await personFor('of a closed school', endpoint, async () =>
      makePerson(await makeSchool({ state: 'closed' }), actor.role),
    );

    expect((await call(endpoint, { as: person, payload })).code).toBe(CODE.notLoggedIn);
  });

  it('refuses a person who does not exist any more', async () => {
    const { actor, payload } = await prepareUnspent(endpoint);
    const stranger = { ...actor, userId: `${actor.userId}9` as Person['userId'] };

    const outcome = await call(endpoint, {
      payload,
      headers: { authorization: authorizationOf(stranger) },
    });

    expect(outcome.code).toBe(CODE.notLoggedIn);
  });
});

const ONE_OF_EACH_GROUP = SIGNED_IN_CALLS.filter(
  ({ group }, at) => SIGNED_IN_CALLS[at - 1]?.group !== group,
);

describe('an account that is disabled while signed in', () => {
  it('is out within 30 seconds, everywhere', async () => {
    const school = await makeSchool();
    await forEachTested(ONE_OF_EACH_GROUP, async ({ endpoint }) => {
      const { actor, payload } = await prepareUnspent(endpoint);
      const person = await makePerson(school, actor.role);
      await call(endpoint, { as: person, payload: { ...payload, user_id: person.userId } });
      await changePerson(person, { disabled: true });
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 30_001 });
      const outcome = await call(endpoint, { as: person, payload });
      vi.useRealTimers();
      expect(outcome.code, endpoint.path).toBe(CODE.notLoggedIn);
    });
  });

  const SOME = SIGNED_IN_CALLS.slice(0, 1);

  it.each(tested(SOME))(
    'is out of $endpoint.path within 30 seconds when its school closes',
    async ({ endpoint }) => {
      const school = await makeSchool();
      const { actor, payload } = await prepare(endpoint);
      const person = await makePerson(school, actor.role);
      expect((await call(endpoint, { as: person, payload })).code).not.toBe(CODE.notLoggedIn);
      await changeSchool(school, { state: 'closed' });
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 30_001 });
      const outcome = await call(endpoint, { as: person, payload });
      vi.useRealTimers();
      expect(outcome.code).toBe(CODE.notLoggedIn);
    },
  );
});
