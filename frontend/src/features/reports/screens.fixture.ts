import { send } from '#frontend/src/lib/api.ts';
import { paths } from '#frontend/src/lib/paths.ts';
import { StudentId } from '#shared/ids.ts';
import { reports } from '#shared/reports/contract.ts';

const STUDENT = StudentId.parse('stu-demo01');

export const addresses = {
  [paths.studentReports.pattern]: paths.studentReports(STUDENT),
  [paths.writeReport.pattern]: paths.writeReport(STUDENT),
  [paths.editReport.pattern]: async () => {
    const { list } = await send(reports.endpoints.ofStudent, { student_id: STUDENT });
    return list.map(({ id }) => paths.editReport(STUDENT, id))[0];
  },
};
