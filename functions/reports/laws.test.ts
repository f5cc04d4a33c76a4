import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { cycles } from '#functions/domain/reports/cycle.ts';
import {
  figuresOf,
  loadClassFigures,
  loadCycleFigures,
} from '#functions/domain/reports/cycle-figures.ts';
import { reports as entity, type Report, reportIdOf } from '#functions/domain/reports/report.ts';
import { retireReports } from '#functions/domain/reports/retire-reports.ts';
import { rowsOfClass } from '#functions/domain/reports/rows-of-class.ts';
import { reports } from '#shared/reports/contract.ts';
import { ROLE } from '#shared/roles.ts';
import { call } from '#tests/contract/harness/call.ts';
import { disturbedLaws } from '#tests/factories/disturbed-laws.ts';
import { makePerson } from '#tests/factories/person.ts';
import {
  makeReportedClass,
  type ReportedClass,
  storeDraft,
  storePublished,
} from '#tests/factories/report.ts';
import { makeSchool } from '#tests/factories/school.ts';
import { studentId } from '#tests/factories/student.ts';

disturbedLaws();

const { discard, withdraw } = reports.endpoints;
const STUDENTS = 3;

const step = fc.record({
  student: fc.nat(STUDENTS - 1),
  what: fc.constantFrom('save', 'publish', 'withdraw', 'discard', 'retire'),
  value: fc.integer({ min: 1, max: 5 }),
});

async function carryOut(of: ReportedClass, at: number, what: string, value: number) {
  const student = of.students[at];
  if (!student) return;
  const { schoolId } = of.teacher;
  const rows = await rowsOfClass({ schoolId, id: of.cycleId }, of.classId, { consistent: true });
  const row = rows.find(({ studentId }) => studentId === student.userId);
  if (what === 'save' || !row) {
    await storeDraft(of, student, { value, evaluation: '很好' });
    return;
  }
  const { id: report_id, edits: rev, version } = row;
  if (what === 'publish') await storePublished(of, [report_id]);
  if (what === 'withdraw')
    await call(withdraw, { as: of.teacher, payload: { report_id, version } });
  if (what === 'retire') await retireReports(student, Math.floor(Date.now() / 1000) + 1000);
  if (what === 'discard') await call(discard, { as: of.teacher, payload: { report_id, rev } });
}

const isWritten = (report: Report): boolean => {
  const { drafts, published, withdrawn } = figuresOf(report);
  return drafts + published + withdrawn > 0;
};

it('figures say what the reports say, after whatever happened', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 12 }), async (steps) => {
      const teacher = await makePerson(await makeSchool(), ROLE.teacher);
      const of = await makeReportedClass(teacher, STUDENTS);
      const key = { schoolId: teacher.schoolId, id: of.cycleId };
      for (const { student, what, value } of steps) await carryOut(of, student, what, value);

      const place = { ...key, cycleId: of.cycleId, classId: of.classId };
      const items = await entity.getMany(
        of.students.map((student) => ({
          ...place,
          id: reportIdOf({ ...place, studentId: studentId(student) }),
        })),
        { consistent: true },
      );
      const sum: Record<string, number> = {};
      for (const report of [...items, undefined])
        for (const [name, by] of Object.entries(figuresOf(report)))
          sum[name] = (sum[name] ?? 0) + by;
      const ofClass = (await loadClassFigures(key, [of.classId])).get(of.classId);
      expect(ofClass?.figures).toEqual(sum);
      expect([...(ofClass?.who ?? [])].toSorted()).toEqual(
        items
          .flatMap((report) => (report && isWritten(report) ? [report.studentId] : []))
          .toSorted(),
      );
      const cycle = await cycles.get(key);
      if (!cycle) throw new TypeError('no cycle');
      expect(await loadCycleFigures(cycle)).toEqual(sum);
    }),
    { numRuns: 3, endOnFailure: true },
  );
});
