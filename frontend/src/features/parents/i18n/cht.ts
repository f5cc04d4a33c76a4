import type { Translation } from '#frontend/src/lib/i18n-types.ts';
import type { zh } from './zh.ts';

export const cht: Translation<typeof zh> = {
  title: '家長版',
  welcome: '歡迎，親愛的家長',
  intro: '{{school}}陪孩子一起學程式、愛創造。',
  unknownSchool: '找不到這所學校，請向學校索取新的 QR Code。',
  abilitiesTitle: '孩子在課堂上成長的六種能力',
  abilities: {
    logic: { name: '邏輯思維', text: '把問題想清楚、說明白' },
    focus: { name: '專注力', text: '靜下心來完成一件作品' },
    thinking: { name: '思考能力', text: '遇到困難自己找方法' },
    communication: { name: '溝通表達', text: '把想法說給別人聽' },
    creativity: { name: '創造力', text: '做出世界上還沒有的東西' },
    innovation: { name: '創新意識', text: '勇於嘗試新的做法' },
  },
  contact: '聯絡我們',
  call: '撥打 {{tel}}',
  scan: '掃描 QR Code 聯絡我們',
  noContact: '請直接聯絡孩子的老師。',
  student: '孩子在這裡登入',
  studentHint: '使用學校發的帳號登入，就能看到班級和訊息。',
  signIn: '登入',
};
