import type { calendarZh } from './zh.ts';

export const calendarCht: Readonly<Record<keyof typeof calendarZh, string>> = {
  'feeds.missing': '這個行事曆網址無效或已停用',
  'feeds.name': '{school}課表',
  'feeds.teacher': '老師：{name}',
  'feeds.assistant': '助教：{name}',
  'feeds.course': '課程：{name}',
};
