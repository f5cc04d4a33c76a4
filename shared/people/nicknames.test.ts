import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PROPER_NAME_PATTERN } from '#shared/fields.ts';
import { portal } from '#shared/portal/contract.ts';
import { NewAccount } from './accounts.ts';
import { nicknameOf } from './nicknames.ts';

const { user_nick: rule } = portal.endpoints.updateInfo.input.shape;

describe('the nickname of somebody new', () => {
  it.each([
    ['Ana Maria', 'AnaMaria'],
    ['Ana María', 'AnaMaria'],
    ["O'Connor", 'OConnor'],
    ['J. P. Müller-Smith', 'JPMullerSmith'],
    ['王晓明', '王晓明'],
    ['古丽·阿依', '古丽阿依'],
    ['Ａｎａ', 'Ana'],
    ['Иван', 'ana2'],
    ['김민준', 'ana2'],
  ])('of %s is %s', (name, nick) => {
    expect(nicknameOf(name, 'ana2')).toBe(nick);
  });

  it('is accepted by the profile, whatever the name', () => {
    const names = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 });
    const properNames = fc.stringMatching(PROPER_NAME_PATTERN);
    const account = fc.stringMatching(/^[a-z][a-z0-9_]{3,15}$/);
    fc.assert(
      fc.property(fc.oneof(names, properNames), account, (name, own) => {
        expect(NewAccount().safeParse(own).success).toBe(true);
        expect(rule.safeParse(nicknameOf(name, own)).success).toBe(true);
      }),
    );
  });
});
