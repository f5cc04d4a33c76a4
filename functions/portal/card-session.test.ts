import { describe, expect, it } from 'vitest';
import { CODE } from '#shared/codes.ts';
import { portal } from '#shared/portal/contract.ts';
import { CALLS } from '#shared/registry.ts';
import { ROLE } from '#shared/roles.ts';
import { students } from '#shared/students/contract.ts';
import { examplePayload } from '#tests/contract/examples.ts';
import { call } from '#tests/contract/harness/call.ts';
import { makeClass } from '#tests/factories/class.ts';
import { makePerson, makeSigner, type Person } from '#tests/factories/person.ts';
import { makeSchool } from '#tests/factories/school.ts';
import { presenting, signIn } from '#tests/factories/session.ts';
import { studentId } from '#tests/factories/student.ts';
import { makeWorld } from '#tests/factories/world.ts';

const { cardLogin, choosePassword, loginStatus } = portal.endpoints;
const KEPT_FROM_CARDS = CALLS.filter(({ endpoint }) => endpoint.notByCard);

async function enterByCard(child: Person) {
  const principal = await makePerson(child.schoolId, ROLE.principal);
  const payload = { ids: [studentId(child)] };
  const { data } = await call(students.endpoints.makeCards, { as: principal, payload });
  const [card] = data.cards;
  return (await call(cardLogin, { payload: { token: card?.token ?? '' } })).data;
}

describe('a session that a card opened', () => {
  it('is kept from password, phone and account, and from addresses that outlive the card', () => {
    expect(KEPT_FROM_CARDS.map(({ endpoint }) => endpoint.path).toSorted()).toEqual([
      'calendar/feed',
      'calendar/feed_make',
      'index/choose_pass',
      'index/user_update_pass',
      'parent/code',
      'parent/code_make',
      'sms/bind',
      'sms/bind_code',
    ]);
  });

  it.each(KEPT_FROM_CARDS)(
    'may not call $endpoint.path, another session may',
    async ({ endpoint }) => {
      const world = await makeWorld();
      const child = await makeSigner(world.school.schoolId, ROLE.student);
      const [card, own] = [await enterByCard(child), await signIn(child)];
      const payload = await examplePayload(endpoint, { world, actor: child });
      const code = async (tokens: { readonly token: string }) =>
        (await call(endpoint, { headers: presenting(tokens, child), payload })).code;

      expect(await code(card)).toBe(CODE.forbidden);
      expect(await code(own)).not.toBe(CODE.forbidden);
    },
  );

  it.each([
    ['revoked', students.endpoints.revokeCards],
    ['replaced', students.endpoints.makeCards],
  ] as const)('is over when the card is %s, and no other session is', async (_, endpoint) => {
    const child = await makeSigner(await makeSchool(), ROLE.student);
    const [card, own] = [await enterByCard(child), await signIn(child)];
    const codeOf = async (tokens: { readonly token: string }) =>
      (await call(loginStatus, { headers: presenting(tokens, child) })).code;
    expect(await codeOf(card)).toBe(CODE.ok);

    const principal = await makePerson(child.schoolId, ROLE.principal);
    await call(endpoint, { as: principal, payload: { ids: studentId(child) } });

    expect(await codeOf(card)).toBe(CODE.notLoggedIn);
    expect(await codeOf(own)).toBe(CODE.ok);
    // The new card opens sessions at once.
    expect(await codeOf(await enterByCard(child))).toBe(CODE.ok);
  });

  it('may not bind the account to another platform', async () => {
    const child = await makeSigner(await makeSchool(), ROLE.student);
    const bind = async (tokens: { readonly token: string }) =>
      call(portal.endpoints.bindPlatform, {
        headers: presenting(tokens, child),
        payload: { user_id: child.userId },
      });
    expect((await bind(await enterByCard(child))).code).toBe(CODE.forbidden);
    expect((await bind(await signIn(child))).code).toBe(CODE.ok);
    expect((await bind(await enterByCard(child))).code).toBe(CODE.ok);
  });

  it('may not choose the first password either', async () => {
    const schoolId = await makeSchool();
    const child = await makePerson(schoolId, ROLE.student, { defaultPassword: true });
    await makeClass(await makePerson(schoolId, ROLE.teacher), [child]);
    const tokens = await enterByCard(child);
    const payload = { user_id: child.userId, new_pass: 'Thief123', confirm_pass: 'Thief123' };
    const headers = presenting(tokens, child);

    expect(await call(choosePassword, { headers, payload, language: 'en' })).toMatchObject({
      code: CODE.forbidden,
      msg: expect.stringContaining('After signing in by card'),
    });
    expect((await call(loginStatus, { headers })).data).toMatchObject({ default_password: 1 });
  });
});
