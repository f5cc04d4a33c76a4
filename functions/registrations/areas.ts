import { refuseField } from '#functions/platform/errors.ts';
import { lazy } from '#functions/platform/lazy.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import { LANGUAGES, type Language } from '#shared/languages.ts';
import type { registrations } from '#shared/registrations/contract.ts';

interface Area {
  readonly code: string;
  readonly name: string;
}

/** Some 160 kilobytes of names, loaded by the calls that need them (`infra/readings/make-area-names.ts`). */
const loadNames = lazy(async () => {
  const { default: names } = await import('./area-names.json', { with: { type: 'json' } });
  return new Map(Object.entries(names));
});

const PROVINCE = /0000$/;
const CITY = /00$/;
const isProvince = (code: string): boolean => PROVINCE.test(code);
const isCity = (code: string): boolean => CITY.test(code) && !isProvince(code);
const isDistrict = (code: string): boolean => !CITY.test(code);

/** Whether an area lies directly below another; without one whether it is a province. */
function liesIn(code: string, above: string | undefined): boolean {
  if (above === undefined) return isProvince(code);
  if (isProvince(above)) return isCity(code) && code.startsWith(above.slice(0, 2));
  return isCity(above) && isDistrict(code) && code.startsWith(above.slice(0, 4));
}

const nameIn = (names: readonly string[], language: Language): string =>
  names[LANGUAGES.indexOf(language)] ?? '';

/** Without a code the provinces, else the areas directly below it; a district has none. */
async function areasBelow(above: string | undefined, language: Language): Promise<Area[]> {
  return [...(await loadNames())]
    .filter(([code]) => liesIn(code, above))
    .map(([code, names]) => ({ code, name: nameIn(names, language) }));
}

/** Province, city and district of a district's code, by name; undefined when there is no such district. */
export async function namesOfDistrict(
  code: string,
  language: Language,
): Promise<string[] | undefined> {
  const names = await loadNames();
  const [province, city, district] = [`${code.slice(0, 2)}0000`, `${code.slice(0, 4)}00`, code].map(
    (each) => names.get(each),
  );
  return isDistrict(code) && province && city && district
    ? [province, city, district].map((each) => nameIn(each, language))
    : undefined;
}

export const listAreas: UseCase<typeof registrations.endpoints.areas> = ({ language }, { area }) =>
  areasBelow(area, language);

/** Throws 1001 for `area` unless it is the code of a district. */
export async function requireDistrict(area: string): Promise<void> {
  if (!(await namesOfDistrict(area, 'zh'))) throw refuseField('area', 'invalid');
}
