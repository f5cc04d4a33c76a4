import { createHash } from 'node:crypto';
import { classes } from '#functions/domain/classes/class.ts';
import { users } from '#functions/domain/people/user.ts';
import type { School } from '#functions/domain/schools/school.ts';
import { pageSettings } from '#functions/pages/page-settings.ts';
import { unlessExists } from '#functions/platform/errors.ts';
import { picturesPrefix } from '#functions/platform/object-keys.ts';
import { transact } from '#functions/platform/table.ts';
import { ClassId, CourseId, UserId } from '#shared/ids.ts';
import { CLASSES, type DemoClass } from './demo-classes.ts';
import { PRINCIPAL } from './demo-people.ts';
import { PHOTOS } from './demo-photos.ts';
import { drawPng } from './draw-scene.ts';
import { type KeptObject, keepingObjects } from './kept-object.ts';

/** What the school says of its courses. */
const COURSES: Readonly<Record<DemoClass['course'], { ages: string; text: string }>> = {
  Scratch: { ages: '7–10', text: '用积木讲故事、做游戏，每一期结束办一次小小的作品展。' },
  Python: { ages: '10–13', text: '從第一行程式到自己的小專題。' },
  Robotics: { ages: '9–12', text: 'Taught in English, with a kit for every pair.' },
};

/** Staff who let the page show them. */
const LINES = [
  ['stf-teacher', '教孩子写程序八年，最喜欢听他们讲自己的故事。'],
  ['stf-teacher2', '資訊工程背景，帶過三屆專題展。'],
] as const;

const TRIALS = ['cls-demo1', 'cls-demo3'];
const PHOTO_TEXTS = ['Scratch 课上', 'Scratch 作品展', 'Python 课上', 'Robotics Club'];

function photoFiles(school: School): KeptObject[] {
  return Object.values(PHOTOS)
    .flat()
    .map((scene) => {
      const body = drawPng(scene);
      const digest = createHash('sha256').update(body).digest('hex').slice(0, 32);
      const key = `${picturesPrefix(school.id)}${digest}.png`;
      return { key, kind: 'school-picture', contentType: 'image/png', body };
    });
}

/** What the page of the demo school shows; what the school has decided itself stays. */
export async function seedSchoolPage(school: School, now: Date): Promise<void> {
  const schoolId = school.id;
  const files = photoFiles(school);
  const owner = UserId.parse(PRINCIPAL.id);
  const page = {
    schoolId,
    off: [],
    works: [],
    photos: files.map(({ key }, index) => ({ key, alt: PHOTO_TEXTS[index] ?? '' })),
    courses: CLASSES.map(({ id, course }) => ({
      id: CourseId.parse(id.replace('cls', 'crs')),
      ...COURSES[course],
    })),
  };
  const kept = await keepingObjects(files, { school, owner, at: now.toISOString() });
  await unlessExists(transact([...pageSettings.creating(schoolId, page), ...kept]));
  for (const [id, pageLine] of LINES)
    await users.change({ schoolId, userId: UserId.parse(id) }, (user) =>
      user.pageLine === undefined ? { ...user, pageLine } : undefined,
    );
  for (const id of TRIALS)
    await classes.change({ schoolId, id: ClassId.parse(id) }, (found) =>
      found.trial === undefined ? { ...found, trial: true } : undefined,
    );
}
