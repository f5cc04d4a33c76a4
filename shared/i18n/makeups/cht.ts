import type { makeupsZh } from './zh.ts';

export const makeupsCht: Partial<Record<keyof typeof makeupsZh, string>> = {
  'makeups.rightUsed': '{date} 這堂課的補課機會已在 {used} 用掉，無法收回',
  'makeups.leaveBegun': '這堂課已經開始，無法再請假或取消請假',
  'makeups.leaveTooLate': '上課前 {hours} 小時內無法自行請假或取消，請聯絡老師',
  'makeups.bookingBegun': '補課的課已經開始，無法再取消',
  'makeups.toldBooked.body': '{class}，{date} {time}，不要忘記喔。',
  'makeups.toldUnbooked.body': '{class}，{date} {time} 的補課不上了，可以另約時間。',
  'makeups.toldVisitor.title': '{name} 來試聽一堂課',
  'makeups.toldVisiting.title': '你來試聽一堂課',
};
