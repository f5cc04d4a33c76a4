import { describe, expect, it } from 'vitest';
import areas from '#functions/registrations/area-names.json' with { type: 'json' };
import { makeAreaNames } from './make-area-names.ts';

describe('the names of areas', () => {
  it('are what the dictionaries say', () => {
    expect(makeAreaNames()).toEqual(areas);
  });

  it('are in Latin letters in English, and never empty', () => {
    const strange = Object.values(areas).filter(
      ([, cht, en]) => !cht || !/^[A-Z][A-Za-zü' ]+$/.test(en ?? ''),
    );
    expect(strange).toEqual([]);
  });

  it.each([
    ['110000', '北京市', '北京市', 'Beijing'],
    ['610100', '西安市', '西安市', "Xi'an"],
    ['440305', '南山区', '南山區', 'Nanshan District'],
    ['222400', '延边朝鲜族自治州', '延邊朝鮮族自治州', 'Yanbian Prefecture'],
    ['150000', '内蒙古自治区', '內蒙古自治區', 'Inner Mongolia'],
  ])('of %s are known', (code, ...names) => {
    expect(makeAreaNames()[code]).toEqual(names);
  });
});
