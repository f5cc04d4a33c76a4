import { send } from '#frontend/src/lib/api.ts';
import { paths } from '#frontend/src/lib/paths.ts';
import { StudentId } from '#shared/ids.ts';
import { reports } from '#shared/reports/contract.ts';

export const addresses = {
  [paths.reportDialog.pattern]: async () => {
    const { list } = await send(reports.endpoints.ofStudent, {
      student_id: StudentId.parse('stu-demo01'),
    });
    const published = list.filter(({ state }) => state === 'published');
    return published.map(({ id }) => paths.reportDialog(id))[0];
  },
};
