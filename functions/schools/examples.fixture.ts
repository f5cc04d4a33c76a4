import { abouts } from '#functions/domain/schools/about.ts';
import { informations } from '#functions/domain/schools/information.ts';
import { schools } from '#shared/schools/contract.ts';
import { type ExamplesOf, own, someClasses } from '#tests/contract/example.ts';
import { call } from '#tests/contract/harness/call.ts';
import { makePng } from '#tests/factories/picture.ts';
import { storeSchoolPicture } from '#tests/factories/stored-object.ts';

export const examples: ExamplesOf<typeof schools> = {
  overdueInfo: own,
  overdueCheck: own,
  region: () => ({}),
  editRegion: async ({ actor }) => {
    const { data } = await call(schools.endpoints.region, { as: actor });
    // Many tests share the school: another country would read their phones in another way.
    return { ...data, language: data.language === 'en' ? 'zh' : 'en' };
  },
  getInfo: () => ({}),
  edit: async ({ actor }) => ({
    rev: (await informations.get(actor.schoolId))?.rev ?? 0,
    name: '晨光少儿编程',
    slogan: '让每个孩子都会创造',
    contact: '林老师',
    phone: '020-8888 6666',
    email: 'hello@example.org',
    hours: '周二至周日 9:00-20:00',
    address: '广州市天河区体育西路 1 号',
    latitude: '23.1291',
    longitude: '113.2644',
  }),
  editAbout: async ({ actor }) => ({
    rev: (await abouts.get(actor.schoolId))?.rev ?? 0,
    about: JSON.stringify({
      type: 'doc',
      content: [
        { type: 'paragraph', content: [{ type: 'text', text: '我们教孩子编程。' }] },
        { type: 'image', attrs: { key: await storeSchoolPicture(actor) } },
      ],
    }),
  }),
  picture: () => ({ file: makePng(200, 200).toString('base64') }),
  introduction: ({ world }) => ({ school: world.school.schoolId }),
  firstPassword: () => ({}),
  renewFirstPassword: () => ({ number: 1 }),
  switches: () => ({}),
  setSwitch: () => ({ id: 'tasks', on: '0' }),
  home: () => ({}),
  statistics: () => ({ period: 'term' }),
  classStatistics: someClasses,
  // A page of one, so that it is the same among few schools and many.
  allSchools: () => ({ limit: 1 }),
  // Other calls add students: a page of two is the same early and late.
  unlicensedStudents: ({ world }) => ({ school: world.school.schoolId, limit: 2 }),
};
