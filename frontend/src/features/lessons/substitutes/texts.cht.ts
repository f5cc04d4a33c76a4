import type { Translation } from '#frontend/src/lib/i18n-types.ts';
import type { substitutes as texts } from './texts.zh.ts';

export const substitutes: Translation<typeof texts> = {
  menu: '老師請假，安排代課',
  title: '安排代課',
  teacher: '誰請假',
  from: '從哪天起',
  to: '到哪天為止',
  start: '當天幾點起',
  end: '當天幾點止',
  timeHint: '留空表示全天。',
  hint: '選好請假的老師後，這裡會列出需要代課的課，以及那時有空的老師。',
  none: '這段時間沒有需要代課的課',
  noneHint: '已經開始或上過的課不在其中。',
  count_other: '{{count}} 堂課需要代課',
  substitute: '{{lesson}}：代課老師',
  assistant: '{{lesson}}：代助教',
  candidate_other: '{{name}}（{{fit}}，當天 {{count}} 堂課）',
  fits: { class: '熟悉這個班', course: '教這門課', other: '有空' },
  leave: '暫不安排',
  noAssistant: '不要助教',
  nobody: '那時沒有老師有空',
  submit_other: '交接 {{count}} 堂課',
  told: '交接後，雙方老師和助教都會收到通知。',
};
