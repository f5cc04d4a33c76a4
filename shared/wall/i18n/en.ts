import type { wallZh } from './zh.ts';

/** Messages about the wall of a class. */
export const wallEn: Readonly<Record<keyof typeof wallZh, string>> = {
  'wall.notRunning': 'This lesson is not running.',
  'wall.notYours': 'This is not your lesson.',
};
