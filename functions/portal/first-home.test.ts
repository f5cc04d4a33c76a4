import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { describe, expect, it, onTestFinished } from 'vitest';
import { hourWallets } from '#functions/domain/hours/hour-wallet.ts';
import { AWS_REQUESTS, type AwsRequest } from '#functions/platform/aws-client.ts';
import { putItem, type TableKey } from '#functions/platform/table.ts';
import { CODE } from '#shared/codes.ts';
import { homes, partsOfHome } from '#shared/homes/contract.ts';
import { HOME_OF_ROLE } from '#shared/homes/rules.ts';
import { portal } from '#shared/portal/contract.ts';
import { ROLE } from '#shared/roles.ts';
import { call } from '#tests/contract/harness/call.ts';
import { fillHome, withoutCursors } from '#tests/factories/home.ts';
import {
  giveIdentity,
  makePerson,
  makeSigner,
  PASSWORD,
  type Person,
} from '#tests/factories/person.ts';
import { makeSchool } from '#tests/factories/school.ts';

const signIn = ({ account }: Person, more: object = {}) =>
  call(portal.endpoints.login, { payload: { username: account, password: PASSWORD, ...more } });

/** From now on whatever reads this item waits for ever. */
function holdUp({ pk, sk }: TableKey): void {
  const hold = (message: unknown) => {
    const request = message as AwsRequest;
    const input = JSON.stringify(request.input);
    if (input.includes(pk) && input.includes(sk)) request.send = () => new Promise(() => {});
  };
  subscribe(AWS_REQUESTS, hold);
  onTestFinished(() => {
    unsubscribe(AWS_REQUESTS, hold);
  });
}

describe('signing in with the home', () => {
  it.each([ROLE.student, ROLE.teacher, ROLE.principal, ROLE.liveTeacher, ROLE.platform])(
    'answers what the call of the home of role %s answers',
    async (role) => {
      const person = await makeSigner(await makeSchool(), role);
      await fillHome(person);

      const { code, data } = await signIn(person, { home: '1' });

      const home = await call(homes.endpoints[HOME_OF_ROLE[role]], { as: person });
      expect([code, home.code]).toEqual([CODE.ok, CODE.ok]);
      expect(withoutCursors(data.home)).toEqual(withoutCursors(home.data));
      expect(Object.keys(data.home ?? {}).toSorted()).toEqual(
        partsOfHome(HOME_OF_ROLE[role]).toSorted(),
      );
    },
  );

  it('says of a password what that very sign-in has found', async () => {
    const student = await makePerson(await makeSchool(), ROLE.student);
    await giveIdentity(student, 'Student1');

    const { data } = await signIn(student, { password: 'Student1', home: '1' });

    expect(data.home?.firstPassword?.data).toMatchObject({ easy: true });
  });

  it('leaves out a part that cannot be read, and keeps nobody out', async () => {
    const student = await makeSigner(await makeSchool(), ROLE.student);
    const { pk, sk } = hourWallets.key(student);
    await putItem({ Item: { pk, sk, type: 'spoilt' } });

    const { code, data } = await signIn(student, { home: '1' });

    expect([code, data.id]).toEqual([CODE.ok, student.userId]);
    expect(data.home?.hours).toBeUndefined();
    expect(data.home?.menu?.code).toBe(CODE.ok);
  });

  it('waits for no home that takes too long, and tells of it', async () => {
    const student = await makeSigner(await makeSchool(), ROLE.student);
    holdUp(hourWallets.key(student));

    const { code, data, lines } = await signIn(student, { home: '1' });

    expect([code, data.id, data.home]).toEqual([CODE.ok, student.userId, undefined]);
    expect(lines.join('\n')).toContain('first-home');
  });

  it('answers none that nobody asks for, and none for a wrong password', async () => {
    const student = await makeSigner(await makeSchool(), ROLE.student);

    expect((await signIn(student)).data.home).toBeUndefined();
    const wrong = await signIn(student, { password: 'wrong1', home: '1' });
    expect(wrong).toMatchObject({ code: CODE.loginError, data: null });
  });
});
