import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitAuthorization } from './authenticate.ts';

describe('the Authorization header', () => {
  it('is split at its last underscore: a token may contain some, a user id never does', () => {
    const token = fc.stringMatching(/^[\w.-]{1,80}$/);
    const user = fc.stringMatching(/^(?:stf|stu|opr)-[0-9a-z]{1,20}$/);
    fc.assert(
      fc.property(token, user, (ofToken, userId) => {
        expect(splitAuthorization(`${ofToken}_${userId}`)).toEqual({ token: ofToken, userId });
      }),
    );
  });

  it.each([undefined, '', '0', ' ', 'token', '_stf-a'])('"%s" is nobody', (header) => {
    expect(() => splitAuthorization(header)).toThrow('code 2001');
  });
});
