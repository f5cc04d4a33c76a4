import { paths } from '#frontend/src/lib/paths.ts';
import { StudentId } from '#shared/ids.ts';

export const addresses = {
  [paths.studentHours.pattern]: paths.studentHours(StudentId.parse('stu-demo01')),
};
