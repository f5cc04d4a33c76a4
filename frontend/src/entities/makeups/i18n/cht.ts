import type { Overrides } from '#frontend/src/lib/i18n-types.ts';
import type { zh } from './zh.ts';

export const cht: Overrides<typeof zh> = {
  askFor: '幫 {{name}} 請假',
  askedFor: '已幫 {{name}} 請假',
  guestBackText: '這堂補課會取消，之後可以另約時間。',
  bookTitle: '幫 {{name}} 約補課',
  choose: '就約這堂',
  noChoicesHint: '給同一種課程的另一個班排一堂有空位的課，或把這堂課的時數退回。',
  noChoicesTeacher: '給同一種課程的另一個班排一堂有空位的課，或請負責人退回這堂課的時數。',
  addVisitor: '加入這堂課',
  switch: '換到別的班上課',
};
