import { lessonsPrefix } from '#functions/platform/object-keys.ts';
import { storeObject } from '#infra/local/builders/object.ts';
import { newId } from '#shared/ids.ts';
import type { EvidenceText } from '#shared/reports/fields.ts';
import { ROLE } from '#shared/roles.ts';
import { dayFromToday } from '#tests/factories/lesson.ts';
import { makePerson, type Person } from '#tests/factories/person.ts';
import { makeReportedClass, type ReportedClass, sixValues } from '#tests/factories/report.ts';
import { makeSchool } from '#tests/factories/school.ts';
import { freshKey } from '#tests/factories/student.ts';
import { makeDrawnPhoto } from './make-drawn-photo.ts';

const CHILDREN = 30;
const PHOTOS = 6;
const PHOTOS_OF_ONE = 3;
const EVIDENCE = 6;
const SENTENCES = [
  '这个月学会了用循环和条件让角色自己走出迷宫。',
  '遇到问题时先把它拆成几步，再一步一步地试。',
  '上课很专心，也愿意把自己的想法讲给同学听。',
  '作品里的关卡是自己设计的，音乐也是自己录的。',
  '下个月可以试着给作品写一份说明，让别人也能看懂。',
];

/** A class of thirty whose template asks for everything but a video and a task. */
export function makeClassOfThirty(teacher: Person): Promise<ReportedClass> {
  return makeReportedClass(teacher, CHILDREN, {
    template: {
      sections: ['pictures', 'evidence', 'evaluation', 'dimensions'],
      evidence: ['lesson', 'task', 'work', 'hours', 'report'],
      dimensions: ['logic', 'focus', 'thinking', 'communication', 'creativity', 'innovation'],
      phrases: [],
      tone: '',
    },
  });
}

export const makeTeacher = async (): Promise<Person> =>
  makePerson(await makeSchool({ edition: 'flagship' }), ROLE.teacher, { name: '林老师' });

/** Photos of lessons, of 12 megapixels each. Answers their keys. */
export async function storePhotos(owner: Person): Promise<string[]> {
  const keys: string[] = [];
  for (let index = 0; index < PHOTOS; index += 1) {
    const key = `${lessonsPrefix(owner.schoolId)}${newId('upload')}.jpg`;
    const values = { key, kind: 'picture', contentType: 'image/jpeg' } as const;
    keys.push((await storeObject(owner, values, await makeDrawnPhoto(index))).key);
  }
  return keys;
}

const evidenceOf = (index: number): EvidenceText => ({
  kind: 'lesson',
  id: `les-bench${index}`,
  title: `第 ${index + 1} 课：循环与条件`,
  detail: '到课，三次主动回答问题，作品当堂完成。',
  date: dayFromToday(-index - 1),
});

/** What a teacher writes about a child: photos, evidence, some 120 characters, all six values. */
export const writtenAbout = (photos: readonly string[], child: number) => ({
  name: '十一月学习报告',
  pictures: Array.from(
    { length: PHOTOS_OF_ONE },
    (_, at) => photos[(child + at) % photos.length] ?? '',
  ),
  evidence: Array.from({ length: EVIDENCE }, (_, index) => evidenceOf(index)),
  evaluation: `${SENTENCES.map((_, at) => SENTENCES[(child + at) % SENTENCES.length]).join('')}${freshKey()}`,
  phrase: 'great',
  dimensions: sixValues(4),
});
