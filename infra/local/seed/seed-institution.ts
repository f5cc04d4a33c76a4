import { abouts } from '#functions/domain/schools/about.ts';
import { informations } from '#functions/domain/schools/information.ts';
import { unlessExists } from '#functions/platform/errors.ts';
import type { SchoolId } from '#shared/ids.ts';

const INFORMATION = {
  slogan: '让每个孩子都能创造',
  contact: '林老师',
  phone: '021-5555-0123',
  email: 'hello@spark.example',
  hours: '周一至周五 15:30–21:00；周六、周日 9:00–18:00',
  address: '上海市浦东新区示范路 88 号 3 楼',
  latitude: 31.2304,
  longitude: 121.5437,
  map: '',
};

const COURSES = [
  'Scratch 启蒙班：7 至 10 岁，用积木讲故事、做游戏。',
  'Python 進階班：10 至 13 歲，從第一行程式到自己的小專題。',
  'Robotics Club: ages 9 to 12, taught in English, with a kit for every pair.',
];

const text = (words: string) => [{ type: 'text' as const, text: words }];
const paragraph = (words: string) => ({ type: 'paragraph' as const, content: text(words) });
const heading = (words: string) => ({
  type: 'heading' as const,
  attrs: { level: 2 as const },
  content: text(words),
});

const ABOUT = {
  type: 'doc' as const,
  content: [
    paragraph('星火编程成立于 2018 年，是一所小而温暖的少儿编程学校。每个班不超过 12 人。'),
    heading('我们的课程'),
    {
      type: 'bulletList' as const,
      content: COURSES.map((words) => ({
        type: 'listItem' as const,
        content: [paragraph(words)],
      })),
    },
    heading('我们相信'),
    paragraph('孩子先是创造者，然后才是学习者。每一期结束时，我们邀请家长来看孩子展示自己的作品。'),
    paragraph('欢迎预约一节免费的试听课。'),
  ],
};

/** The public page of the demo school; what the school has written itself stays. */
export async function seedInstitution(schoolId: SchoolId): Promise<void> {
  await unlessExists(informations.create(schoolId, { schoolId, ...INFORMATION }));
  await unlessExists(abouts.create(schoolId, { schoolId, text: ABOUT }));
}
