import type { Question } from './questions.ts';

/** A question with what all kinds have. */
export const question = (more: Pick<Question, 'id' | 'kind' | 'title'> & Partial<Question>) =>
  ({
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
    ...more,
  }) satisfies Question;

/** Something of each kind, with a condition. */
export const QUESTIONS: readonly Question[] = [
  question({ id: 'qname1', kind: 'text', title: '孩子的姓名', required: true }),
  question({
    id: 'qday01',
    kind: 'choice',
    title: '想上哪一天的课？',
    required: true,
    options: [
      { id: 'osat01', label: '星期六' },
      { id: 'osun01', label: '星期天' },
    ],
    other: true,
  }),
  question({
    id: 'qwhen1',
    kind: 'choices',
    title: '星期六哪些时间可以？',
    options: [
      { id: 'omorn1', label: '上午' },
      { id: 'oafte1', label: '下午' },
    ],
    when: { question: 'qday01', options: ['osat01'] },
  }),
  question({ id: 'qage01', kind: 'number', title: '孩子几岁？', min: 4, max: 18 }),
  question({ id: 'qdate1', kind: 'date', title: '从哪天开始？' }),
  question({ id: 'qfone1', kind: 'phone', title: '家长手机号' }),
  question({ id: 'qfile1', kind: 'file', title: '孩子的作品', files: ['picture', 'pdf'], most: 2 }),
  question({ id: 'qsign1', kind: 'signature', title: '家长签名' }),
  question({ id: 'qyes01', kind: 'consent', title: '同意', text: '同意学校联系我。' }),
  question({ id: 'qlong1', kind: 'long', title: '还想说什么？' }),
];
