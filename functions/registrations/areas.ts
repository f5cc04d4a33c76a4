import { refuseField } from '#functions/platform/errors.ts';
import { lazy } from '#functions/platform/lazy.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import type { registrations } from '#shared/contracts/registrations.ts';

interface Area {
  readonly code: string;
  readonly name: string;
}

/** A hundred kilobytes of names, loaded by the calls that need them. */
const areaList = lazy(async () => (await import('@vant/area-data')).areaList);

const toAreas = (names: Readonly<Record<string, string>>, prefix: string): Area[] =>
  Object.entries(names)
    .filter(([code]) => code.startsWith(prefix))
    .map(([code, name]) => ({ code, name }));

/** Without a code the provinces, else the areas directly below it; a district has none. */
async function areasBelow(code: string | undefined): Promise<Area[]> {
  const { province_list, city_list, county_list } = await areaList();
  if (code === undefined) return toAreas(province_list, '');
  if (province_list[code]) return toAreas(city_list, code.slice(0, 2));
  return city_list[code] ? toAreas(county_list, code.slice(0, 4)) : [];
}

/** Province, city and district of a district's code, by name; undefined when there is no such district. */
export async function namesOfDistrict(code: string): Promise<string[] | undefined> {
  const { province_list, city_list, county_list } = await areaList();
  const province = province_list[`${code.slice(0, 2)}0000`];
  const city = city_list[`${code.slice(0, 4)}00`];
  const district = county_list[code];
  return province && city && district ? [province, city, district] : undefined;
}

export const listAreas: UseCase<typeof registrations.endpoints.areas> = (_visitor, { area }) =>
  areasBelow(area);

/** Throws 1001 for `area` unless it is the code of a district. */
export async function requireDistrict(area: string): Promise<void> {
  if (!(await namesOfDistrict(area))) throw refuseField('area', 'invalid');
}
