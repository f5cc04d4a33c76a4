import { describe, expect, it } from 'vitest';
import type { Language } from '#shared/languages.ts';
import { registrations } from '#shared/registrations/contract.ts';
import { call } from '#tests/contract/harness/call.ts';
import { namesOfDistrict } from './areas.ts';

const below = async (area?: string) =>
  (await call(registrations.endpoints.areas, { payload: area ? { area } : {} })).data;

describe('areas', () => {
  it('are answered level by level, down to districts', async () => {
    const provinces = await below();
    expect(provinces).toHaveLength(34);
    expect(provinces[0]).toEqual({ code: '110000', name: '北京市' });
    expect(await below('440000')).toContainEqual({ code: '440300', name: '深圳市' });
    expect(await below('440300')).toContainEqual({ code: '440305', name: '南山区' });
    expect(await below('440305')).toEqual([]);
    expect(await below('999999')).toEqual([]);
  });

  it('are named in the language of the caller', async () => {
    const named = async (language: Language) =>
      (await call(registrations.endpoints.areas, { payload: { area: '440300' }, language }))
        .data[2];
    expect(await named('cht')).toEqual({ code: '440305', name: '南山區' });
    expect(await named('en')).toEqual({ code: '440305', name: 'Nanshan District' });
  });

  it('lead from every province to a district', async () => {
    for (const province of await below()) {
      const [city] = await below(province.code);
      const [district] = await below(city?.code);
      expect(await namesOfDistrict(district?.code ?? '', 'zh')).toEqual([
        province.name,
        city?.name,
        district?.name,
      ]);
    }
  });
});
