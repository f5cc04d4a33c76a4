import { loadFigures } from '#functions/domain/figures/figure-map.ts';
import { ofStudent } from '#functions/domain/figures/figures.ts';
import { toPeriod } from '#functions/domain/figures/period.ts';
import { summarize } from '#functions/domain/figures/summarize.ts';
import { loadOwnStudent } from '#functions/domain/students/student-scope.ts';
import { loadSummary } from '#functions/domain/students/student-summary.ts';
import { momentOf } from '#functions/platform/school-day.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import type { students } from '#shared/students/contract.ts';

export const getStudentStatistics: UseCase<typeof students.endpoints.statistics> = async (
  actor,
  input,
  deps,
) => {
  const { schoolId } = actor;
  const period = toPeriod(input, momentOf(actor, deps.now()));
  const student = await loadOwnStudent(actor, input.student_id);
  const { name, created } = student;
  const [figures, last] = await Promise.all([
    loadFigures(ofStudent(schoolId, input.student_id), period),
    loadSummary(student),
  ]);
  return {
    ...summarize('student', figures, period),
    student: { id: input.student_id, name, created },
    last_sign_in: last?.at ?? null,
  };
};
