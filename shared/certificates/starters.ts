import type { Language } from '#shared/languages.ts';
import type { Box, BoxKind, CertificateValues, Design, Frame } from './design.ts';
import { EXAMPLE_VALUES } from './examples.ts';

/** Designs to begin with. */
export const STARTERS = ['course', 'prize', 'level'] as const;
export type Starter = (typeof STARTERS)[number];

const LOOKS: Readonly<Record<Starter, { frame: Frame; tone: string }>> = {
  course: { frame: 'classic', tone: '#1b4f9c' },
  prize: { frame: 'stars', tone: '#b4472e' },
  level: { frame: 'circuit', tone: '#00695f' },
};

interface Words {
  readonly title: string;
  readonly student: string;
  readonly body: Readonly<Record<Starter, string>>;
  readonly teacher: string;
  readonly number: string;
}

const WORDS: Readonly<Record<Language, Words>> = {
  zh: {
    title: '{title}',
    student: '{student} 同学',
    body: {
      course: '完成了“{course}”课程的全部学习，成绩合格，准予结业。',
      prize: '在“{course}”中表现出色，荣获{level}。\n特发此证，以资鼓励。',
      level: '通过“{course}”考核，达到{level}水平。\n特发此证。',
    },
    teacher: '指导老师：{teacher}',
    number: '证书编号：{number}',
  },
  cht: {
    title: '{title}',
    student: '{student} 同學',
    body: {
      course: '完成「{course}」課程的全部學習，成績合格，准予結業。',
      prize: '在「{course}」中表現優異，榮獲{level}。\n特頒此狀，以資鼓勵。',
      level: '通過「{course}」檢定，達到{level}。\n特頒此證。',
    },
    teacher: '指導老師：{teacher}',
    number: '證書編號：{number}',
  },
  en: {
    title: '{title}',
    student: '{student}',
    body: {
      course: 'has successfully completed the course\n{course}',
      prize: 'has won {level}\nin {course}',
      level: 'has reached {level}\nin {course}',
    },
    teacher: 'Teacher: {teacher}',
    number: 'No. {number}',
  },
};

const INK = '#1c2536';
const MUTED = '#525d72';

type Place = readonly [x: number, y: number, width: number, height: number];

/** A new box of a kind; a text says nothing yet. */
export const newBox = (
  kind: BoxKind,
  [x, y, width, height]: Place,
  script: Language,
  values: Partial<Box> = {},
): Box => ({
  kind,
  x,
  y,
  width,
  height,
  text: '',
  font: script === 'cht' ? 'traditional' : 'simplified',
  size: 18,
  weight: 'regular',
  colour: INK,
  align: 'center',
  picture: '',
  ...values,
});

/** A design to begin with, in a script. */
export function starterDesign(starter: Starter, script: Language): Design {
  const words = WORDS[script];
  const { frame, tone } = LOOKS[starter];
  const text = (place: Place, of: string, values: Partial<Box>) =>
    newBox('text', place, script, { text: of, ...values });
  return {
    orientation: 'landscape',
    frame,
    tone,
    background: '',
    boxes: [
      text([500, 290, 1970, 260], words.title, { size: 46, weight: 'bold', colour: tone }),
      text([500, 640, 1970, 220], words.student, { size: 36, weight: 'bold' }),
      text([500, 900, 1970, 420], words.body[starter], { size: 20 }),
      text([1750, 1450, 800, 110], words.teacher, { size: 15 }),
      text([1750, 1560, 800, 110], '{school}', { size: 15 }),
      text([1750, 1670, 800, 110], '{date}', { size: 15 }),
      newBox('code', [420, 1430, 280, 280], script),
      text([420, 1720, 1300, 80], words.number, { size: 9, align: 'left', colour: MUTED }),
    ],
  };
}

const EXAMPLES: Readonly<Record<Starter, Readonly<Record<Language, Partial<CertificateValues>>>>> =
  {
    course: { zh: {}, cht: {}, en: {} },
    prize: {
      zh: { title: '荣誉证书', course: '少儿编程挑战赛', level: '一等奖' },
      cht: { title: '獎狀', course: '兒童程式設計挑戰賽', level: '第一名' },
      en: { title: 'Award', course: 'the coding challenge for children', level: 'first prize' },
    },
    level: {
      zh: { title: '等级证书' },
      cht: { title: '等級證書' },
      en: { title: 'Certificate of level' },
    },
  };

/** What a design to begin with says as an example. */
export const starterValues = (starter: Starter, script: Language): CertificateValues => ({
  ...EXAMPLE_VALUES[script],
  ...EXAMPLES[starter][script],
});
