import { describe, expect, it } from 'vitest';
import { ROLE } from '#shared/roles.ts';
import type { HelpPage } from './page.ts';
import { createSearch, wordsOf } from './search-pages.ts';

const page = (id: HelpPage['id'], title: string, text: string): HelpPage => ({
  id,
  title,
  blocks: [{ kind: 'paragraph', parts: [text] }],
});
const CHINESE = [
  page('leave', '请假与补课', '家长可以帮孩子请假。'),
  page('hours', '课时', '课时是一本账。请家长及时续课时。'),
  page('business', '经营分析', '课时的收入与消耗。'),
];
const ENGLISH = [
  page('cards', 'Sign-in cards', 'Children scan a card instead of typing a password.'),
  page('account', 'Your account', 'Change your password and your phone.'),
];
const idsOf = (found: readonly HelpPage[]) => found.map(({ id }) => id);

describe('the search of the help', () => {
  it('takes Chinese apart into characters and pairs, and leaves other words whole', () => {
    expect(wordsOf('请假 Scratch3')).toEqual(['请', '假', '请假', 'scratch3']);
  });

  it('finds Chinese by pairs, and not by single characters that happen to be there', () => {
    const search = createSearch(CHINESE);
    expect(idsOf(search('请假', null))).toEqual(['leave']);
    expect(idsOf(search('补', null))).toEqual(['leave']);
  });

  it('finds words by their beginning, and with a slip of the finger', () => {
    const search = createSearch(ENGLISH);
    expect(idsOf(search('passw', null))).toHaveLength(2);
    expect(idsOf(search('pasword', null))).toHaveLength(2);
    expect(idsOf(search('card scan', null))).toEqual(['cards']);
    expect(search('elephant', null)).toEqual([]);
  });

  it('puts pages for the role first', () => {
    const search = createSearch(CHINESE);
    expect(idsOf(search('课时', ROLE.teacher)).at(-1)).toBe('business');
    expect(idsOf(search('课时', ROLE.principal))).toEqual(expect.arrayContaining(['business']));
  });
});
