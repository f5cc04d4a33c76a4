import type { Translation } from '#frontend/src/lib/i18n-types.ts';
import type { zh } from './zh.ts';

export const cht: Translation<typeof zh> = {
  page: '掃描 QR Code 登入',
  welcome: '正在登入…',
  wait: '馬上就好',
  somebodyElse: '換一個人登入嗎？',
  somebodyElseHint: '這台裝置目前登入的是{{name}}。用登入卡登入後，{{name}}會登出。',
  useCard: '用登入卡登入',
  stay: '不換人，繼續使用',
  robot: '一個在寫程式的小機器人',
  pinTitle: '你的四張圖片',
  pinChoose: '選四張你喜歡的圖片，記住順序',
  pinAgain: '再點一遍，看看記住了沒有',
  pinEnter: '按順序點你的四張圖片',
  pinDiffers: '兩次不一樣，再選一遍吧',
  pinNext: '下一步',
  pinDone: '登入',
  over: '這張登入卡不能用了',
  overHint: '這張卡已經到期、註銷，或者換了新卡。請老師再做一張新的吧！',
  failed: '沒有登入成功',
  withPassword: '用帳號和密碼登入',
};
