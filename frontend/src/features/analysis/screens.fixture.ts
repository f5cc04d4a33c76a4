import { send } from '#frontend/src/lib/api.ts';
import { paths } from '#frontend/src/lib/paths.ts';
import { ClassId } from '#shared/ids.ts';
import { teaching } from '#shared/teaching/contract.ts';

export const addresses = {
  [paths.businessRows.pattern]: paths.businessRows('income'),
  [paths.classReport.pattern]: paths.classReport(ClassId.parse('cls-demo1')),
  [paths.recordReport.pattern]: async () => {
    const { list } = await send(teaching.endpoints.list, { class_id: ClassId.parse('cls-demo1') });
    return list.map(({ lesson_id }) => paths.recordReport(lesson_id))[0];
  },
};
