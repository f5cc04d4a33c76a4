import { describe, expect, it } from 'vitest';
import { compilePage } from './compile-page.ts';

const TEXTS: Readonly<Record<string, string>> = {
  'students:add': 'Add a student',
  'students:count': '{{count}} students',
  'help:classes': 'Classes',
};
const textOf = (name: string): string => {
  const found = TEXTS[name];
  if (!found) throw new Error(`no text ${name}`);
  return found;
};
const compile = (body: string) => compilePage('students', `# Students\n\n${body}\n`, textOf);

describe('a page of the help', () => {
  it('is read into what the application draws', () => {
    const page = compile(
      'Press [[students:add]].\n\n## Then\n\n1. One\n2. See [[help:classes]]\n\n> Mind it.\n\n![](students)',
    );
    expect(page).toEqual({
      id: 'students',
      title: 'Students',
      blocks: [
        { kind: 'paragraph', parts: ['Press ', { strong: 'Add a student' }, '.'] },
        { kind: 'heading', text: 'Then' },
        {
          kind: 'list',
          ordered: true,
          items: [['One'], ['See ', { topic: 'classes', text: 'Classes' }]],
        },
        { kind: 'note', parts: ['Mind it.'] },
        { kind: 'picture', name: 'students' },
      ],
    });
  });

  it.each([
    ['a script', '<script>alert(1)</script>'],
    ['HTML in a line', 'Look <img src=x onerror=alert(1)> here'],
    ['a link elsewhere', '[click](javascript:alert(1))'],
    ['an address', 'See https://example.com now'],
    ['a strange picture', '![](https://example.com/a.png)'],
    ['code', '`code`'],
    ['a text that does not exist', 'Press [[students:gone]]'],
    ['a text with gaps', 'It says [[students:count]]'],
    ['a table', '| a | b |\n|---|---|\n| 1 | 2 |'],
  ])('is refused with %s', (_, body) => {
    expect(() => compile(body)).toThrow();
  });

  it('is refused without a title', () => {
    expect(() => compilePage('students', 'Text', textOf)).toThrow('no title');
  });
});
