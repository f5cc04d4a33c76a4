import { describe, expect, it } from 'vitest';
import { usesOf } from './find-uses.ts';
import { readSource } from './read-source.ts';

const uses = (code: string) => usesOf([readSource(code, true)]);

describe('usesOf', () => {
  it.each([
    ['a call', "t('save')", 'save'],
    ['an attribute', '<A title="save" />', 'save'],
    ['a template', 't(`roles.${role}`)', 'roles.teacher'],
    [
      'a template in the middle',
      'const own = `${ns}:invalid.${field}.x`',
      'accounts:invalid.nick.x',
    ],
  ])('sees a key in %s', (_, code, key) => {
    expect(uses(code)([key])).toBe(true);
  });

  it.each([
    ['another key', "t('saved')", 'save'],
    ['an import', "import { a } from 'save'", 'save'],
    ['a template that says nothing', 't(`${a}.${b}`)', 'a.b'],
  ])('does not take %s for it', (_, code, key) => {
    expect(uses(code)([key])).toBe(false);
  });
});

describe('readSource', () => {
  it('finds the keys that are translated and the namespaces they are looked up in', () => {
    const code = "const { t } = useTranslation(['homes', 'common']); t('title'); t(`x`);";
    const { translated, namespaces } = readSource(code, false);
    expect(translated).toEqual(['title']);
    expect([...namespaces]).toEqual(['homes', 'common']);
  });
});
