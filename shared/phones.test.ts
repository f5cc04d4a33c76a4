import { describe, expect, it } from 'vitest';
import { internationalPhone, maskPhone, Phone } from './phones.ts';

describe('a phone number', () => {
  it.each(['13800138000', '19912345678', ' 15000000000 '])('may be "%s"', (phone) => {
    expect(Phone().parse(phone)).toBe(phone.trim());
  });

  it.each([
    '',
    '1380013800',
    '138001380000',
    '12800138000',
    '23800138000',
    '1380013800a',
    '+8613800138000',
    '138 0013 8000',
    '１３８００１３８０００',
    '13800138000\n1',
  ])('may not be "%s"', (phone) => {
    expect(Phone().safeParse(phone).success).toBe(false);
  });

  it('is shown without its middle', () => {
    expect(maskPhone('13812345678')).toBe('138****5678');
    expect(maskPhone('')).toBe('');
  });

  it('has the country before it on the wire', () => {
    expect(internationalPhone('13812345678')).toBe('+8613812345678');
  });
});
