import type { Translation } from '#frontend/src/lib/i18n-types.ts';
import type { zh } from './zh.ts';

export const cht: Translation<typeof zh> = {
  title: '登入卡',
  explain:
    '孩子用手機或平板掃描 QR Code 就能登入，不必輸入帳號和密碼。登入卡到卡上的日期為止都能使用，密碼不會改變。重新製作或註銷後，舊卡就不能用了。',
  make_other: '製作 {{count}} 張登入卡',
  again: '重新製作',
  print: '列印',
  account: '帳號',
  scan: '掃描 QR Code 登入',
  until: '{{date}} 前有效',
  without_other: '{{count}} 名學生沒有登入卡：',
  address: '網址',
  parents: '家長掃一掃：課程、時數、作品',
  pin: {
    title: '圖片密碼',
    wanted: '登入卡還要點對四張圖片',
    on: '學校要求用登入卡時點對四張圖片',
    explain: '孩子第一次用卡時自己選四張圖片，以後每次點對才能登入。忘了就重設，下次用卡時重新選。',
    choose: '替孩子選圖片',
    set: '圖片密碼已設定',
    reset_other: '重設 {{count}} 人的圖片密碼',
    resetDone_other: '已重設 {{count}} 人的圖片密碼',
  },
  refused: '以下學生沒有完成：',
};
