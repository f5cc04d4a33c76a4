import { paths } from '#frontend/src/lib/paths.ts';
import { StudentId } from '#shared/ids.ts';

export const addresses = { [paths.student.pattern]: paths.student(StudentId.parse('stu-demo01')) };
