/** Messages about the wall of a class. */
export const wallZh = {
  'wall.notRunning': '这节课没有在进行',
  'wall.notYours': '这不是你的课',
} as const;
