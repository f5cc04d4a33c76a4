import type { ResourceNamespaceMap } from 'i18next';
import { daysFromNow } from '#infra/local/builders/school.ts';
import { LANGUAGES, type Language } from '#shared/languages.ts';
import { ROLE } from '#shared/roles.ts';
import { makeClass } from '#tests/factories/class.ts';
import { dayFromToday, storeLesson } from '#tests/factories/lesson.ts';
import { makePerson, makeSigner, PASSWORD } from '#tests/factories/person.ts';
import { makeSchool } from '#tests/factories/school.ts';
import { issueCardOf } from '#tests/factories/student.ts';
import { storeTask } from '#tests/factories/task.ts';
import { adoptEnvironment } from './cloud-report.ts';
import { LOOK } from './look.ts';
import { textsOf } from './words.ts';

export interface Way {
  readonly language: Language;
  /** How the child holds the tablet. */
  readonly held: 'upright' | 'lying';
  /** Whether the school's cards ask for four pictures. */
  readonly asksPictures: boolean;
}

/** One of them each time; all of them where somebody looks. */
export const WAYS: readonly Way[] = LOOK
  ? LANGUAGES.flatMap((language) => [
      { language, held: 'upright', asksPictures: language !== 'cht' },
      { language, held: 'lying', asksPictures: language === 'cht' },
    ])
  : [{ language: 'zh', held: 'upright', asksPictures: true }];

export const SAID = {
  zh: { child: '王子涵', teacher: '周雨桐', room: '三年级', task: '画一个太阳', figure: '小猫' },
  cht: { child: '林品妍', teacher: '陳雅婷', room: '三年級', task: '畫一個太陽', figure: '小貓' },
  en: {
    child: 'Olivia',
    teacher: 'Ms Parker',
    room: 'Class 3',
    task: 'Paint a sun',
    figure: 'Cat',
  },
} as const satisfies Record<Language, object>;

const FOLDERS = {
  pins: 'entities/pins',
  cards: 'features/cards',
  homes: 'features/homes',
  scratch: 'features/scratch',
  scratchLibrary: 'features/scratch/library',
  submissions: 'features/submissions',
  task: 'entities/tasks',
} as const;
export type Texts = Pick<ResourceNamespaceMap, keyof typeof FOLDERS>;

/** What the application says in a language. */
export async function textsIn(language: Language): Promise<Texts> {
  const load = async ([name, folder]: readonly [string, string]) => [
    name,
    await textsOf(folder, language),
  ];
  return Object.fromEntries(await Promise.all(Object.entries(FOLDERS).map(load)));
}

/** A school whose child has a card, a class, a lesson soon, and a task for tomorrow. */
export async function makeScene({ language, asksPictures }: Way) {
  adoptEnvironment();
  const said = SAID[language];
  const schoolId = await makeSchool({ cardPin: asksPictures });
  const teacher = await makeSigner(schoolId, ROLE.teacher, { name: said.teacher });
  const values = { name: said.child, nick: said.child, defaultPassword: true };
  const child = await makePerson(schoolId, ROLE.student, values);
  const classId = await makeClass(teacher, [child], { name: said.room });
  await storeLesson(teacher, classId, { date: dayFromToday(2) });
  const given = { state: 'released' as const, releaseAt: daysFromNow(-1), classIds: [classId] };
  const task = await storeTask(teacher, {
    ...given,
    title: said.task,
    kind: 'scratch',
    deadline: daysFromNow(1),
  });
  const address = `/card/${await issueCardOf(child)}`;
  return { teacher: { ...teacher, password: PASSWORD }, taskId: task.id, address };
}
