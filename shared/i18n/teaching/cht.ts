import type { teachingZh } from './zh.ts';

export const teachingCht: Partial<Record<keyof typeof teachingZh, string>> = {
  'teaching.tooEarly': '時間還沒到，{date} {time} 起可以開始',
  'teaching.settling': '這堂課的時數還在扣除，請稍候再試',
  'teaching.moreCareful': '再細心一點',
  'teaching.homework': '課後作業',
};
