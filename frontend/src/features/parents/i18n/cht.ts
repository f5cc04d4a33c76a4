import type { Overrides } from '#frontend/src/lib/i18n-types.ts';
import type { zh } from './zh.ts';

export const cht: Overrides<typeof zh> = {
  intro: '{{school}}陪孩子一起學程式、愛創造。',
  unknownSchool: '找不到這所學校，請向學校索取新的 QR Code。',
  abilities: {
    thinking: {
      text: '遇到困難自己找方法',
    },
    communication: {
      text: '把想法說給別人聽',
    },
    innovation: {
      text: '勇於嘗試新的做法',
    },
  },
  scan: '掃描 QR Code 聯絡我們',
  studentHint: '使用學校發的帳號登入，就能看到班級和訊息。',
  family: {
    siblings: '切換孩子',
    withdrawn: '這則通知已被收回',
    withdrawnHint: '學校收回了它。如有疑問，請聯絡學校。',
    noLessons: '最近三週沒有安排課程',
    expiry: '其中 {{hours}} 小時於 {{day}} 到期',
    overHint: 'QR Code 已經更換或停用，請向學校索取新的。',
  },
};
