import { send } from '#frontend/src/lib/api.ts';
import { paths } from '#frontend/src/lib/paths.ts';
import { SchoolId, StudentId } from '#shared/ids.ts';
import { parents } from '#shared/parents/contract.ts';

export const addresses = {
  [paths.parentHome.pattern]: paths.parentHome(SchoolId.parse('sch-demo')),
  [paths.family.pattern]: async () => {
    const child = { student_id: StudentId.parse('stu-demo01') };
    const { token } = await send(parents.endpoints.make, child);
    return token === null ? undefined : paths.family(token);
  },
};
