import type { Texts } from '#shared/languages.ts';

interface Tool {
  readonly name: Texts;
  /** What it is for, in one sentence. */
  readonly summary: Texts;
}

/** Tools of a lesson, in the order of their page. The page draws them also without a network. */
export const TOOLS = {
  timer: {
    name: { zh: '计时器', cht: '計時器', en: 'Timer' },
    summary: {
      zh: '倒计时和秒表，数字大到教室最后一排也看得清。',
      cht: '倒數計時和碼錶，數字大到教室最後一排也看得清楚。',
      en: 'A countdown and a stopwatch, readable from the last row.',
    },
  },
  picker: {
    name: { zh: '点名器', cht: '抽籤器', en: 'Name picker' },
    summary: {
      zh: '请一位同学回答：少被点到的孩子机会更大。',
      cht: '請一位同學回答：較少被抽到的孩子機會較大。',
      en: 'Asks one child, and sooner those who were asked less often.',
    },
  },
  groups: {
    name: { zh: '分组', cht: '分組', en: 'Groups' },
    summary: {
      zh: '把全班分成人数相近的小组，可以让两个人不同组。',
      cht: '把全班分成人數相近的小組，可以讓兩個人不同組。',
      en: 'Divides the class evenly, and keeps apart those who should be.',
    },
  },
  noise: {
    name: { zh: '音量表', cht: '音量表', en: 'Noise meter' },
    summary: {
      zh: '让全班看见现在有多吵。不录音，也不上传。',
      cht: '讓全班看見現在有多吵。不錄音，也不上傳。',
      en: 'Shows the class how loud it is. Nothing is recorded or sent.',
    },
  },
  scores: {
    name: { zh: '计分板', cht: '計分板', en: 'Scoreboard' },
    summary: {
      zh: '给小组加分、减分，点错了可以撤销。',
      cht: '給小組加分、扣分，按錯了可以復原。',
      en: 'Points for teams, with an undo.',
    },
  },
  board: {
    name: { zh: '白板', cht: '白板', en: 'Whiteboard' },
    summary: {
      zh: '随手画、随手写，可以有很多页，存成图片。',
      cht: '隨手畫、隨手寫，可以有很多頁，存成圖片。',
      en: 'Draw and write on as many pages as you need, and save them as pictures.',
    },
  },
} as const satisfies Record<string, Tool>;

export type ToolId = keyof typeof TOOLS;
export const TOOL_IDS = Object.keys(TOOLS) as [ToolId, ...ToolId[]];

/** The search parameter of the tool page that names the open tool. */
export const TOOL_SEARCH = 'tool';
