import { describe, expect, test } from 'vitest';
import { decodeText } from './text-encodings.ts';

const hex = (text: string) => Uint8Array.from(Buffer.from(text.replaceAll(' ', ''), 'hex'));
const latin1 = (text: string) => Uint8Array.from(Buffer.from(text, 'latin1'));

describe('the encoding is told by the content', () => {
  test.each([
    ['two characters in GBK', hex('cdf5 c3f7'), '王明'],
    ['names in GBK', hex('d0d5c3fb 0a cdf5d0a1c3f7 0a c0eec3b7 0a'), '姓名\n王小明\n李梅\n'],
    ['names in Big5', hex('a96da657 0a b3afb1eab25b 0a aa4caf45a674 0a'), '姓名\n陳梓涵\n林浩宇\n'],
    ['one name in Big5', hex('a4fda9fa'), '王明'],
    ['a rare sign in GB18030', hex('cdf5 8139ef30 0a'), '王㐁\n'],
    ['UTF-8', new TextEncoder().encode('王小明,Müller'), '王小明,Müller'],
    ['UTF-8 with a mark', new TextEncoder().encode('\ufeff姓名'), '姓名'],
    [
      'UTF-16 with a mark',
      Uint8Array.from(Buffer.from('\ufeff姓名\n王明', 'utf16le')),
      '姓名\n王明',
    ],
    ['UTF-16 without one', Uint8Array.from(Buffer.from('姓名\n王明\n', 'utf16le')), '姓名\n王明\n'],
    [
      'UTF-16 the other way round',
      Uint8Array.from(Buffer.from('\ufeff姓名,1', 'utf16le').swap16()),
      '姓名,1',
    ],
    ['German and Spanish', latin1('Müller,Jörg\nGarcía,José\n'), 'Müller,Jörg\nGarcía,José\n'],
    ['a French name', latin1('François Noël'), 'François Noël'],
    ['ASCII', latin1('Name,Phone\n'), 'Name,Phone\n'],
    ['nothing', new Uint8Array(), ''],
  ])('%s', (_, bytes, text) => {
    expect(decodeText(bytes)?.text).toBe(text);
  });
});

describe('what is damaged', () => {
  test.each([
    [
      'a bad byte in GBK',
      hex('c0eeff 2c 31 0a cdf5 0a cdf5 0a c0ee c3b7'),
      '李\ufffd,1\n王\n王\n李梅',
    ],
    [
      'UTF-8 cut in a character',
      hex('e5a793e5908d 2c e6 0a e78e8b 0a e78e8b'),
      '姓名,\ufffd\n王\n王',
    ],
    ['a mark of the end', hex('cdf5c3f7 0a 1a'), '王明\n'],
  ])('%s stays where it is', (_, bytes, text) => {
    expect(decodeText(bytes)?.text).toBe(text);
  });

  test.each([
    ['a picture', hex('89504e470d0a1a0a0000000d49484452')],
    ['the beginning of one', hex('89504e470d0a1a0a')],
    ['a program', Uint8Array.from(Buffer.from('7f454c460201010000000000000000000300', 'hex'))],
    [
      'bytes by chance',
      Uint8Array.from({ length: 4000 }, (__, at) => (at * 7919 + ((at * at) % 251)) % 256),
    ],
  ])('%s is no text', (_, bytes) => {
    expect(decodeText(bytes)).toBeUndefined();
  });
});
