import { type School, schools } from '#functions/domain/schools/school.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import { CallError } from '#functions/platform/errors.ts';
import { CODE } from '#shared/codes.ts';

/** The actor's school, read again: the one in the session may be up to 30 s old. Throws 2004. */
export async function loadSchool({ schoolId }: Pick<Actor, 'schoolId'>): Promise<School> {
  const school = await schools.get(schoolId, { consistent: true });
  if (!school) throw new CallError(CODE.notFound);
  return school;
}
