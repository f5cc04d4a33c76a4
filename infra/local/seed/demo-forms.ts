import type { FormAnswers, Question } from '#shared/forms/questions.ts';

const NOTHING = {
  hint: '',
  required: false,
  options: [],
  other: false,
  min: null,
  max: null,
  files: [],
  most: 1,
  text: '',
  when: null,
} as const;

const options = (prefix: string, ...labels: readonly string[]) =>
  labels.map((label, at) => ({ id: `${prefix}${at}`, label }));

const CAMP: readonly Question[] = [
  { ...NOTHING, id: 'qcampname', kind: 'text', title: '孩子的姓名', required: true },
  {
    ...NOTHING,
    id: 'qcampage',
    kind: 'number',
    title: '孩子几岁？',
    required: true,
    min: 5,
    max: 16,
  },
  {
    ...NOTHING,
    id: 'qcampkind',
    kind: 'choice',
    title: '想参加哪个班？',
    required: true,
    options: options('okind', 'Scratch 启蒙', 'Python 入门', '机器人'),
  },
  {
    ...NOTHING,
    id: 'qcampweeks',
    kind: 'choices',
    title: '哪几周可以来？',
    options: options('oweek', '第一周', '第二周', '第三周'),
    other: true,
  },
  {
    ...NOTHING,
    id: 'qcampread',
    kind: 'choice',
    title: '孩子学过 Scratch 吗？',
    options: options('oread', '学过', '没学过'),
    when: { question: 'qcampkind', options: ['okind1', 'okind2'] },
  },
  { ...NOTHING, id: 'qcampphone', kind: 'phone', title: '家长手机号', required: true },
  {
    ...NOTHING,
    id: 'qcampyes',
    kind: 'consent',
    title: '活动须知',
    required: true,
    text: '同意学校在活动期间联系我，并按须知接送孩子。',
  },
];

const OPEN_DAY: readonly Question[] = [
  {
    ...NOTHING,
    id: 'qdayrate',
    kind: 'choice',
    title: '今天的公开课怎么样？',
    required: true,
    options: options('orate', '非常好', '不错', '一般'),
  },
  { ...NOTHING, id: 'qdaywords', kind: 'long', title: '还有什么想告诉我们的？' },
];

const camp = (
  name: string,
  age: number,
  kind: number,
  weeks: readonly number[],
  phone: string,
): FormAnswers => ({
  qcampname: name,
  qcampage: age,
  qcampkind: { options: [`okind${kind}`], other: '' },
  qcampweeks: { options: weeks.map((week) => `oweek${week}`), other: '' },
  ...(kind > 0 && { qcampread: { options: ['oread0'], other: '' } }),
  qcampphone: phone,
  qcampyes: true,
});

export interface DemoForm {
  readonly id: string;
  readonly title: string;
  readonly intro: string;
  readonly questions: readonly Question[];
  /** Days from the seeding on. */
  readonly openDays: number;
  readonly answers: readonly FormAnswers[];
}

export const DEMO_FORMS: readonly DemoForm[] = [
  {
    id: 'frm-demo1',
    title: '寒假编程营报名',
    intro: '每个孩子填写一份。名额有限，我们会在三天内电话确认。',
    questions: CAMP,
    openDays: 30,
    answers: [
      camp('王子涵', 9, 0, [0, 1], '13800001001'),
      camp('李沐阳', 11, 1, [0], '13800001002'),
      camp('陈思远', 8, 0, [1, 2], '13800001003'),
      camp('赵一诺', 12, 2, [0, 1, 2], '13800001004'),
      camp('周雨桐', 10, 1, [2], '13800001005'),
      camp('吴宇轩', 7, 0, [0], '13800001006'),
    ],
  },
  {
    id: 'frm-demo2',
    title: '公开课反馈',
    intro: '',
    questions: OPEN_DAY,
    openDays: -2,
    answers: [
      { qdayrate: { options: ['orate0'], other: '' }, qdaywords: '孩子回家一直在讲，很喜欢。' },
      { qdayrate: { options: ['orate1'], other: '' }, qdaywords: '希望时间再长一点。' },
      { qdayrate: { options: ['orate0'], other: '' } },
    ],
  },
];
