import type { Translation } from '#frontend/src/lib/i18n-types.ts';
import type { zh } from './zh.ts';

export const cht: Translation<typeof zh> = {
  title: '填寫表單',
  file: {
    failed: '上傳失敗，請移除後重新選擇',
    refused: {
      ending: '這裡不接受這種檔案',
      size: '檔案太大',
      empty: '檔案是空的',
    },
  },
  faults: {
    required: '請填寫',
    type: '格式不正確',
    too_long: '內容太長',
    too_small: '數值太小',
    too_big: '數值太大',
    day: '請填寫正確的日期',
    phone: '請填寫正確的電話號碼',
    option: '請重新選擇',
    too_many: '選得太多',
  },
  for: '為{{name}}填寫',
  privacy_other: '填寫的內容由{{school}}的老師檢視，表單結束 {{count}} 天後自動刪除。',
  send: '送出',
  sendAgain: '再次送出',
  kept: '尚未送出的內容會保留在這台裝置上',
  filesOnTheirWay: '檔案還在上傳，請稍候',
  waiting: '網路中斷了，還不知道是否已送出。網路恢復後會自動再試，不會重複送出。',
  notProved: '安全驗證沒有完成，請重試',
  sent: {
    title: '已送出',
    hint: '感謝您的填寫。',
    another: '再填一份',
  },
  answered: {
    hint: '已經填寫過了，感謝您。',
  },
  closed: {
    early: '尚未開放填寫，{{from}} 開始。',
    over: '填寫時間已過（{{until}} 截止）。',
    closed: '學校已關閉這份表單。',
    full: '名額已滿，無法再填寫。',
    open: '可以填寫。',
  },
  over: {
    title: '這個網址打不開表單',
    hint: '網址可能已更換，請向學校索取新的網址。',
  },
  call: '致電 {{phone}}',
  whose: {
    text: '每名學生填寫一次。家長請貼上孩子家長頁面的網址；學生請登入自己的帳號。',
    child: '家長頁面的網址',
    hint: '老師傳給您的網址，或 QR Code 打開的頁面',
    wrong: '這個網址不是本校家長頁面的網址，或已失效',
    go: '繼續',
    signIn: '學生登入',
  },
};
