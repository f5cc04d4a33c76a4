import { describe, expect, it } from 'vitest';
import { type Block, mapPictures, parseRichText } from './rich-text.ts';

const document = (...content: unknown[]) => JSON.stringify({ type: 'doc', content });
const paragraph = (text: string, marks: unknown[] = []) => ({
  type: 'paragraph',
  content: [{ type: 'text', text, marks }],
});
const link = (href: string) => paragraph('here', [{ type: 'link', attrs: { href } }]);
const picture = (key: string) => ({ type: 'image', attrs: { key, alt: 'a robot' } });

/** Blocks inside blocks, so many levels deep. */
const deep = (levels: number): unknown =>
  levels === 0 ? paragraph('bottom') : { type: 'blockquote', content: [deep(levels - 1)] };

describe('rich text', () => {
  it('keeps what it names', () => {
    const list = { type: 'listItem', content: [paragraph('one')] };
    const json = document(
      { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'Who we are' }] },
      paragraph('bold', [{ type: 'bold' }]),
      { type: 'bulletList', content: [list] },
      { type: 'blockquote', content: [paragraph('said')] },
      { type: 'horizontalRule' },
      picture('schools/a/avatars/school/b.png'),
      link('https://example.org/a?b=c'),
    );
    expect(parseRichText(json)).toEqual(JSON.parse(json));
  });

  it('loses what nobody sees, also behind escapes, and pieces with nothing else in them', () => {
    const unseen = '\\u0000\\u202e\\u200b';
    const json = document(
      { type: 'paragraph', content: [{ type: 'text', text: 'UNSEEN' }, { type: 'hardBreak' }] },
      { ...paragraph('aUNSEENb'), content: [{ type: 'text', text: 'aUNSEENb' }] },
      { type: 'image', attrs: { key: 'kUNSEEN', alt: 'rUNSEENobot' } },
    ).replaceAll('UNSEEN', unseen);
    expect(parseRichText(json)?.content).toEqual([
      { type: 'paragraph', content: [{ type: 'hardBreak' }] },
      { type: 'paragraph', content: [{ type: 'text', text: 'ab' }] },
      { type: 'image', attrs: { key: 'k', alt: 'robot' } },
    ]);
  });

  it('drops attributes that it does not name', () => {
    const json = document({
      ...paragraph('text'),
      attrs: { style: 'position: fixed' },
      onclick: 'x',
    });
    expect(parseRichText(json)).toEqual(JSON.parse(document(paragraph('text'))));
  });

  it.each([
    ['a script', document({ type: 'script', content: [{ type: 'text', text: 'alert(1)' }] })],
    ['raw HTML', document({ type: 'html', html: '<img src=x onerror=alert(1)>' })],
    ['an unknown mark', document(paragraph('x', [{ type: 'code' }]))],
    ['a script as an address', document(link('javascript:alert(1)'))],
    ['data as an address', document(link('data:text/html,x'))],
    ['a quotation mark in an address', document(link('https://a.example/"onclick="x'))],
    ['a heading of level 1', document({ type: 'heading', attrs: { level: 1 } })],
    ['no document', '[]'],
    ['no JSON', '{'],
    ['blocks without end', document(deep(2000))],
    ['too many blocks', document(...Array.from({ length: 501 }, () => paragraph('x')))],
  ])('refuses %s', (_what, json) => {
    expect(parseRichText(json)).toBeUndefined();
  });

  it('changes and drops pictures wherever they stand', () => {
    const blocks = [
      picture('a'),
      { type: 'blockquote', content: [picture('b')] },
      { type: 'orderedList', content: [{ type: 'listItem', content: [picture('a')] }] },
    ] as Block[];
    const changed = mapPictures(blocks, (found) =>
      found.attrs.key === 'b' ? undefined : { ...found, attrs: { key: 'c' } },
    );
    expect(JSON.stringify(changed).match(/"key":"\w"/g)).toEqual(['"key":"c"', '"key":"c"']);
  });
});
