import { type School, schools } from '#functions/domain/schools/school.ts';
import { DAY_MS } from '#shared/days.ts';
import { newId, type SchoolId } from '#shared/ids.ts';

export const daysFromNow = (days: number): string =>
  new Date(Date.now() + days * DAY_MS).toISOString();

type SchoolValues = Partial<Omit<School, 'rev'>>;

/** A school in its first year, with half a year left; `values` override its fields. */
export const newSchool = (id: SchoolId, values: SchoolValues = {}): Omit<School, 'rev'> => ({
  id,
  name: '晨光编程学校',
  logo: '',
  state: 'active',
  edition: 'standard',
  timeZone: 'Asia/Shanghai',
  country: 'CN',
  currency: 'CNY',
  language: 'zh',
  subscription: {
    start: daysFromNow(-180),
    end: daysFromNow(180),
    authorizationCode: 'AUTH-1357-2468',
  },
  firstPassword: 1,
  demo: false,
  ...values,
});

export async function makeSchool(values: SchoolValues = {}): Promise<SchoolId> {
  const id = values.id ?? newId('school');
  await schools.create(id, newSchool(id, values));
  return id;
}

/** Changes a school as its operator would. */
export async function changeSchool(
  id: SchoolId,
  values: Partial<Omit<School, 'id' | 'rev'>>,
): Promise<void> {
  await schools.change(id, (school) => ({ ...school, ...values }));
}
