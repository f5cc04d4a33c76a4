import { type School, schools } from '#functions/domain/schools/school.ts';
import { newSchool } from '#infra/local/builders/school.ts';
import { newId, type SchoolId } from '#shared/ids.ts';

type SchoolValues = Partial<Omit<School, 'rev'>>;

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
