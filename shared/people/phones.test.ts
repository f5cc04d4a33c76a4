import { describe, expect, it } from 'vitest';
import { internationalPhone, maskPhone, mayBePhone, Phone } from './phones.ts';

describe('a phone number', () => {
  it.each([
    ['13800138000', '13800138000'],
    [' 15000000000 ', '15000000000'],
    ['138 0013-8000', '13800138000'],
    ['１３８００１３８０００', '13800138000'],
    ['+1 (212) 555-0123', '+12125550123'],
    ['020 7946 0018', '02079460018'],
  ])('may be typed as "%s"', (typed, phone) => {
    expect(Phone().parse(typed)).toBe(phone);
  });

  it.each(['', '1234', '1380013800a', '1+3800138000', '1234567890123456'])(
    'may not be "%s"',
    (phone) => {
      expect(Phone().safeParse(phone).success).toBe(false);
    },
  );

  it.each([
    ['13800138000', true],
    ['+8613800138000', true],
    ['+12125550123', true],
    ['1380013800', false],
    ['12800138000', false],
    ['01088886666', false],
  ])('%s may be one of a school in mainland China: %s', (phone, may) => {
    expect(mayBePhone(phone, 'CN')).toBe(may);
  });

  it('is shown without its middle', () => {
    expect(maskPhone('13812345678')).toBe('138****5678');
    expect(maskPhone('+12125550123')).toBe('+121****0123');
    expect(maskPhone('+6834002')).toBe('+683****');
    expect(maskPhone('')).toBe('');
  });

  it('has the country before it on its way to a carrier', () => {
    expect(internationalPhone('13812345678')).toBe('+8613812345678');
    expect(internationalPhone('+12125550123')).toBe('+12125550123');
  });
});
