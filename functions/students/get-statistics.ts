import type { UseCase } from '#functions/_lib/create-handler.ts';
import { ofStudent } from '#functions/_lib/entities/figures.ts';
import { glances } from '#functions/_lib/entities/glance.ts';
import { momentOf } from '#functions/_lib/school-day.ts';
import { loadFigures } from '#functions/_lib/statistics/figure-map.ts';
import { toPeriod } from '#functions/_lib/statistics/period.ts';
import { summarize } from '#functions/_lib/statistics/summarize.ts';
import { loadOwnStudent } from '#functions/_lib/students/student-scope.ts';
import type { students } from '#shared/contracts/students.ts';

export const getStudentStatistics: UseCase<typeof students.endpoints.statistics> = async (
  actor,
  input,
  deps,
) => {
  const { schoolId } = actor;
  const period = toPeriod(input, momentOf(actor, deps.now()));
  const { name, created } = await loadOwnStudent(actor, input.student_id);
  const [figures, last] = await Promise.all([
    loadFigures(ofStudent(schoolId, input.student_id), period),
    glances.get({ schoolId, userId: input.student_id }),
  ]);
  return {
    ...summarize('student', figures, period),
    student: { id: input.student_id, name, created },
    last_sign_in: last?.at ?? null,
  };
};
