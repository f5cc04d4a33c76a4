import { paths } from '#frontend/src/lib/paths.ts';
import { ClassId } from '#shared/ids.ts';

export const addresses = {
  [paths.classRoom.pattern]: paths.classRoom(ClassId.parse('cls-demo1')),
};
