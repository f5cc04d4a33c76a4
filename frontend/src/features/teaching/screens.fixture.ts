import { send } from '#frontend/src/lib/api.ts';
import { paths } from '#frontend/src/lib/paths.ts';
import { ClassId } from '#shared/ids.ts';
import { teaching } from '#shared/teaching/contract.ts';

const CLASS = ClassId.parse('cls-demo1');

export const addresses = {
  [paths.recordsOf.pattern]: paths.recordsOf('class', CLASS),
  [paths.classRegister.pattern]: paths.classRegister(CLASS),
  [paths.lesson.pattern]: async () => {
    const { list } = await send(teaching.endpoints.list, { class_id: CLASS });
    return list.map(({ lesson_id }) => paths.lesson(lesson_id))[0];
  },
};
