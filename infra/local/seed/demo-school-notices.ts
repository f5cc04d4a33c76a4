import type { SchoolNoticeValue } from '#functions/domain/notices/school-notice.ts';
import { ClassId } from '#shared/ids.ts';
import { NOTICE_ROLES } from '#shared/notices/rules.ts';
import type { Block, RichText } from '#shared/rich-text/rich-text.ts';
import { CLASSES, type DemoClass } from './demo-classes.ts';
import { PRINCIPAL } from './demo-people.ts';

/** A notice that the demo school has written. */
export interface DemoSchoolNotice
  extends Pick<SchoolNoticeValue, 'title' | 'roles' | 'classIds' | 'important' | 'pinned'> {
  readonly id: string;
  readonly author: string;
  readonly daysAgo: number;
  readonly draft?: true;
  readonly text: RichText;
}

const words = (text: string): Block => ({
  type: 'paragraph',
  content: [{ type: 'text', text }],
});

const points = (...texts: readonly string[]): Block => ({
  type: 'bulletList',
  content: texts.map((text) => ({ type: 'listItem', content: [words(text)] })),
});

const heading = (text: string): Block => ({
  type: 'heading',
  attrs: { level: 3 },
  content: [{ type: 'text', text }],
});

const doc = (...content: Block[]): RichText => ({ type: 'doc', content });
const PLAIN = { classIds: [], important: false, pinned: false };

const OF_PRINCIPAL: readonly DemoSchoolNotice[] = [
  {
    ...PLAIN,
    id: 'snt-demo1',
    author: PRINCIPAL.id,
    daysAgo: 6,
    title: '元旦放假与补课安排',
    roles: [...NOTICE_ROLES],
    important: true,
    pinned: true,
    text: doc(
      words('各位同学、家长和老师：元旦假期将至，现将放假与补课安排通知如下。'),
      heading('放假时间'),
      points('1 月 1 日至 3 日放假，共三天', '1 月 4 日（星期日）起照常上课'),
      heading('补课'),
      words('假期中的课程顺延一周，不扣课时。需要调整时间的家庭，请联系任课老师或前台。'),
    ),
  },
  {
    ...PLAIN,
    id: 'snt-demo2',
    author: PRINCIPAL.id,
    daysAgo: 3,
    title: '期末教学检查',
    roles: ['teacher', 'live-teacher'],
    text: doc(
      words('请各位老师在本月底前完成上课记录和学习报告。'),
      points('上课记录：每次课后 24 小时内', '学习报告：每个学生一份，发布前请互相检查'),
    ),
  },
  {
    ...PLAIN,
    id: 'snt-demo3',
    author: PRINCIPAL.id,
    daysAgo: 1,
    title: '家长开放日邀请',
    roles: ['student'],
    draft: true,
    text: doc(words('欢迎家长走进课堂，看看孩子的作品。时间待定。')),
  },
];

/** What teachers write to their classes, in the language of the class. */
const OF_CLASSES: readonly { readonly title: string; readonly text: string }[] = [
  { title: '请带耳机', text: '这几节课我们做声音和音乐，请每位同学带一副耳机。' },
  { title: '成果發表預告', text: '月底舉辦小專題發表會，歡迎家長一起來看看。' },
  {
    title: 'Bring your kit',
    text: 'Please bring your robotics kit and a charged tablet to the next meeting.',
  },
];

const ofClass = ({ id, teacherId }: DemoClass, index: number): DemoSchoolNotice[] => {
  const said = OF_CLASSES[index];
  if (!said) return [];
  return [
    {
      ...PLAIN,
      id: `snt-demo${4 + index}`,
      author: teacherId,
      daysAgo: 2,
      title: said.title,
      roles: [],
      classIds: [ClassId.parse(id)],
      text: doc(words(said.text)),
    },
  ];
};

/** The notices of the demo school, the oldest first. */
export const demoSchoolNotices = (): DemoSchoolNotice[] =>
  [...OF_PRINCIPAL, ...CLASSES.flatMap(ofClass)].toSorted((a, b) => b.daysAgo - a.daysAgo);

/** Students who have read the first notice. */
export const READERS = ['stu-demo01', 'stu-demo02', 'stu-demo03', 'stu-demo05', 'stu-demo08'];
