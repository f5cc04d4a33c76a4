import { DIMENSIONS, type Dimension } from '#shared/reports/fields.ts';
import { fillWords } from '#shared/reports/report-words.ts';
import type { EVALUATION_PHRASES } from '#shared/teaching/fields.ts';
import { oneOf } from '../builders/one-of.ts';
import type { DemoClass } from './demo-classes.ts';
import type { DemoStudent } from './demo-people.ts';
import { lot } from './demo-place.ts';

type Phrase = (typeof EVALUATION_PHRASES)[number];

interface Words {
  readonly language: 'zh' | 'cht' | 'en';
  readonly name: (number: number) => string;
  readonly openings: readonly string[];
  readonly strengths: Readonly<Record<Dimension, string>>;
  readonly next: readonly string[];
  /** Of a value that fell. */
  readonly fell: string;
}

const SCRATCH: Words = {
  language: 'zh',
  name: (number) => `第 ${number} 次阶段报告`,
  openings: [
    '{name}这段时间每次都带着新想法来上课。',
    '{name}越来越敢自己动手，遇到错误会先看一遍积木再提问。',
    '{name}这段时间进步很稳，作品一次比一次完整。',
    '{name}喜欢把作品讲给同学听，讲得清楚又有趣。',
  ],
  strengths: {
    logic: '条件和循环用得很准确，步骤安排有条理。',
    focus: '做作品时很专心，能一直做到测试完成。',
    thinking: '会先想清楚再动手，能说出为什么这样做。',
    communication: '愿意分享想法，也认真听别人的建议。',
    creativity: '角色和故事都是自己设计的，很有想象力。',
    innovation: '常常试出老师没有讲过的做法。',
  },
  next: [
    '接下来可以给游戏加上关卡，练习用变量记录进度。',
    '回家后可以把作品再玩三遍，记下想改的地方。',
    '下一步试着先画出流程，再开始搭积木。',
  ],
  fell: '这段时间专注力有些起伏，坐在前排以后好多了，我们会继续留意。',
};

const PYTHON: Words = {
  language: 'cht',
  name: (number) => `第 ${number} 次階段報告`,
  openings: [
    '{name}這段時間寫程式更有自信，會主動說明自己的想法。',
    '{name}遇到錯誤訊息不再緊張，會一行一行找原因。',
    '{name}這段時間作業都準時完成，品質也很穩定。',
    '{name}很願意幫助同學，講解時條理清楚。',
  ],
  strengths: {
    logic: '條件判斷寫得完整，也想到了例外情況。',
    focus: '練習時很專心，能堅持到程式跑出結果。',
    thinking: '會先拆解問題，再決定用哪一種寫法。',
    communication: '能用自己的話說明程式在做什麼。',
    creativity: '小專題的題目很有創意，畫面也很用心。',
    innovation: '自己找到更短的寫法，並比較了兩者的差別。',
  },
  next: [
    '接下來會學字典與檔案，建議在家多讀幾次舊程式。',
    '可以試著替每個函式加上說明，之後回頭看會更清楚。',
    '下一步練習先寫測試資料，再開始寫程式。',
  ],
  fell: '這段時間比較少發言，溝通與表達可以再多練習，我們會多給上台的機會。',
};

const ROBOTICS: Words = {
  language: 'en',
  name: (number) => `Progress report ${number}`,
  openings: [
    '{name} came to every lesson with an idea to try.',
    '{name} now tests a robot step by step and writes down what changed.',
    '{name} built with more care each week, and it shows.',
    '{name} likes to explain to the others how a robot works.',
  ],
  strengths: {
    logic: 'Programs are well ordered, and loops are used in the right place.',
    focus: 'Works with concentration until the robot does what it should.',
    thinking: 'Plans first, and can say why a part is where it is.',
    communication: 'Shares ideas in the team and listens to others.',
    creativity: 'Robots have a character of their own: creative and fun.',
    innovation: 'Found a way to solve the task that nobody had tried.',
  },
  next: [
    'Next: sensors together. Ask at home where sensors are used.',
    'A good next step is to change one thing at a time and to note the result.',
    'Next we build in pairs, with one who builds and one who programs.',
  ],
  fell: 'Focus was harder while we worked in a larger group; smaller teams help, and we keep an eye on it.',
};

const WORDS: Readonly<Record<DemoClass['course'], Words>> = {
  Scratch: SCRATCH,
  Python: PYTHON,
  Robotics: ROBOTICS,
};

/** The child of each class one of whose values fell by two in the second report, and which. */
const FALLEN = { place: 4, round: 1, by: 2 } as const;
const FELL_IN: Readonly<Record<DemoClass['course'], Dimension>> = {
  Scratch: 'focus',
  Python: 'communication',
  Robotics: 'focus',
};

const LOWEST = 2;
const HIGHEST = 5;

interface Written {
  readonly student: DemoStudent;
  readonly index: number;
  readonly class: DemoClass;
  /** 0 for the first report of a child. */
  readonly round: number;
}

const isFallen = ({ index, round }: Written): boolean =>
  index % 8 === FALLEN.place && round >= FALLEN.round;

function ratingOf(written: Written, name: Dimension): number {
  const { index, round, class: taught } = written;
  const at = DIMENSIONS.indexOf(name);
  if (isFallen(written) && name === FELL_IN[taught.course]) return HIGHEST - FALLEN.by;
  const begun = index % 8 === FALLEN.place && name === FELL_IN[taught.course];
  if (begun) return HIGHEST;
  const first = LOWEST + (lot(index + 1, at + taught.id.length + Number(taught.id.at(-1))) % 3);
  const grown = lot(index + at, round + 5) % 3 === 0 ? 0 : round;
  return Math.min(HIGHEST, first + grown);
}

const PHRASE_FROM: readonly (readonly [number, Phrase])[] = [
  [26, 'surprising'],
  [22, 'great'],
  [18, 'not_bad'],
  [0, 'more_careful'],
];

/** What the teacher of the demo school writes about a child in a cycle. */
export function demoReport(written: Written) {
  const { student, index, class: taught, round } = written;
  const words = WORDS[taught.course];
  const values = DIMENSIONS.map((name) => ratingOf(written, name));
  const best = oneOf(DIMENSIONS, values.indexOf(Math.max(...values)));
  const sum = values.reduce((total, value) => total + value, 0);
  const phrase = PHRASE_FROM.find(([from]) => sum >= from)?.[1] ?? 'not_bad';
  const text = [
    oneOf(words.openings, index + round),
    words.strengths[best],
    ...(isFallen(written) && round === FALLEN.round ? [words.fell] : []),
    oneOf(words.next, index + 2 * round),
  ].join(words.language === 'en' ? ' ' : '');
  return {
    name: words.name(round + 1),
    evaluation: fillWords(text, student, words.language),
    phrase,
    values: values.join(''),
  };
}

/** What families have written on the page of a report: of which child, and what. */
export const FAMILY_WORDS = [
  {
    student: 'stu-demo01',
    kind: 'thanks',
    text: '谢谢周老师！孩子回家一直在讲他的海底探险。',
  },
  {
    student: 'stu-demo12',
    kind: 'question',
    text: '請問在家可以先練習哪些題目？',
  },
] as const;
