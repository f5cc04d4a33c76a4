import { abouts } from '#functions/domain/schools/about.ts';
import type { WorkId } from '#shared/ids.ts';
import { memoize } from '#shared/memoize.ts';
import type { pages } from '#shared/pages/contract.ts';
import { SCHOOL_PAGE_LIMITS } from '#shared/pages/limits.ts';
import { ROLE } from '#shared/roles.ts';
import { SCHOOL_LIMITS } from '#shared/schools/limits.ts';
import type { FullCallsOf } from '#tests/contract/example.ts';
import { makeClass } from '#tests/factories/class.ts';
import { dayFromToday, storeLesson } from '#tests/factories/lesson.ts';
import { makePerson } from '#tests/factories/person.ts';
import { makeSchool } from '#tests/factories/school.ts';
import { storeSchoolPicture } from '#tests/factories/stored-object.ts';
import { storeWork } from '#tests/factories/work.ts';

/** An introduction as long as one may be. */
const longAbout = () => {
  const text = 'a'.repeat(1000);
  const paragraph = { type: 'paragraph' as const, content: [{ type: 'text' as const, text }] };
  const count = Math.floor(SCHOOL_LIMITS.aboutBytes / (text.length + 80));
  return { type: 'doc' as const, content: Array.from({ length: count }, () => paragraph) };
};

/** A school that shows as much as its page has room for. */
const fullSchool = memoize(async () => {
  const schoolId = await makeSchool();
  const principal = await makePerson(schoolId, ROLE.principal);
  const student = await makePerson(schoolId, ROLE.student);
  await abouts.create(schoolId, { schoolId, text: longAbout() });
  for (let at = 0; at < SCHOOL_PAGE_LIMITS.teachers; at += 1)
    await makePerson(schoolId, ROLE.teacher, { pageLine: '喜欢听孩子讲故事' });
  for (let at = 0; at < SCHOOL_PAGE_LIMITS.offeredWorks; at += 1)
    await storeWork(student, { visibility: 'public' });
  for (let at = 0; at < SCHOOL_PAGE_LIMITS.classes; at += 1) {
    const classId = await makeClass(principal, [], { trial: true });
    for (const day of [1, 3])
      await storeLesson(principal, classId, {
        date: dayFromToday(day),
        start: at * 60,
        end: at * 60 + 50,
      });
  }
  return principal;
});

export const fullCalls: FullCallsOf<typeof pages> = {
  school: async () => {
    const as = await fullSchool();
    return { as, payload: { school: as.schoolId } };
  },
  edit: async () => {
    const as = await makePerson(await makeSchool(), ROLE.principal);
    const works: WorkId[] = [];
    for (let at = 0; at < SCHOOL_PAGE_LIMITS.works; at += 1)
      works.push(await storeWork(as, { visibility: 'public' }));
    const photos: { key: string }[] = [];
    for (let at = 0; at < SCHOOL_PAGE_LIMITS.photos; at += 1)
      photos.push({ key: await storeSchoolPicture(as) });
    return { as, payload: { rev: 0, works, photos } };
  },
  settings: async () => ({ as: await fullSchool(), payload: {} }),
};
