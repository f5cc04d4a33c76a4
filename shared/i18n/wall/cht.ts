import type { wallZh } from './zh.ts';

/** Messages about the wall of a class. */
export const wallCht: Readonly<Record<keyof typeof wallZh, string>> = {
  'wall.notRunning': '這堂課沒有在進行',
  'wall.notYours': '這不是你的課',
};
