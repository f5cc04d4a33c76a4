import type { Person } from '#tests/factories/person.ts';
import { makePng } from '#tests/factories/picture.ts';
import { makeReportedClass } from '#tests/factories/report.ts';
import { storeGiven, storeHandedIn } from '#tests/factories/task.ts';
import { makeTaughtClass } from '#tests/factories/teaching.ts';
import { storeFile } from '#tests/factories/upload.ts';
import type { DraftKindFound } from './draft-kinds.ts';

/** Where an editor is open for a person. */
interface Scene {
  readonly address: string;
  /** The label of the field to write in; the first one of the page, without it. */
  readonly field?: string | RegExp;
  /** What is said of what is not sent is not waited for: it is sent before the page is there again. */
  readonly isSentAtOnce?: boolean;
}

/** What is edited that has to be there before, by the names of the editors. */
const SCENES: Readonly<Record<string, (editor: Person) => Promise<Scene>>> = {
  review: async (editor) => {
    const { task, student } = await storeGiven(editor);
    const picture = { purpose: 'work', name: '太阳.png', body: makePng(64, 48) } as const;
    const { key, bytes, name } = await storeFile(student, picture);
    const file = { kind: 'picture', title: '太阳', contentType: 'image/png' } as const;
    await storeHandedIn(student, task.id, { ...file, key, bytes, name });
    return { address: `/taskMan/see/view/${task.id}/${student.userId}`, field: 'Comment' };
  },
  report: async (editor) => {
    const { students, cycleId, classId } = await makeReportedClass(editor);
    const child = `/report/student/create/${students[0]?.userId}`;
    const address = `${child}?cycle=${cycleId}&class=${classId}`;
    return { address, field: /^Words for the family of/, isSentAtOnce: true };
  },
  record: async (editor) => {
    const { lesson } = await makeTaughtClass(editor);
    return { address: `/recordDetail/${lesson.id}`, field: 'What was taught' };
  },
};

/** Makes what the editor needs. */
export async function sceneOf({ kind, screen }: DraftKindFound, editor: Person): Promise<Scene> {
  if (!screen.includes('/:')) return { address: screen };
  const make = SCENES[kind];
  if (!make) throw new Error(`nothing is made for the editor of a ${kind}: ${screen}`);
  return make(editor);
}
