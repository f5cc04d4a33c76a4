import type { Overrides } from '#frontend/src/lib/i18n-types.ts';
import type { zh } from './zh.ts';

export const cht: Overrides<typeof zh> = {
  byCard: '你是用登入卡登入的。要修改密碼、手機，請用帳號和密碼登入。',
  tabInfo: '個人資訊',
  nicknameHint: '只能使用中文字、英文字母和數字',
  unbound: '尚未綁定',
  noClasses: '尚無班級',
  platform: {
    unbound: '綁定後，可以直接進入程式設計平台，不必再次登入。',
  },
  schoolPage: {
    lineHint: '會顯示您的暱稱、頭像和這句話。',
  },
  crop: {
    dropHint: '選一張喜歡的照片，裁切成你的大頭貼',
    area: '裁切區域，用方向鍵移動圖片',
    unsupported: '圖片類型必須是 gif、jpeg、jpg、png、bmp 其中一種',
    tooLarge: '圖片超過 20 MB，請換一張小一點的圖片',
    unreadable: '這張圖片無法開啟，可能已經損毀或像素太多，請換一張',
  },
};
