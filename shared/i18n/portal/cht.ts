import type { portalZh } from './zh.ts';

export const portalCht: Readonly<Record<keyof typeof portalZh, string>> = {
  'portal.challenge': '登入失敗次數較多，請先完成安全驗證，大約需要幾秒到半分鐘',
  'portal.busy': '目前使用的人較多，請等幾秒再試',
  'portal.triedTooOften': '這個帳號剛才嘗試登入太頻繁，請稍候再試',
  'portal.disabled': '帳號已停用，請聯絡學校',
  'portal.closed': '學校已停止使用本服務',
  'portal.unlicensed': '學校的學生授權名額已用完，請聯絡學校',
  'portal.passwordChanged': '密碼變更成功',
  'portal.menuMissing': '目前沒有可用的選單',
  'portal.preparing': '學校正在準備中，請稍候',
  'portal.bound': '綁定成功',
  'portal.platformMissing': '尚未開通程式設計平台',
  'portal.notByCard': '用登入卡登入時不能修改密碼、手機和帳號，請用帳號和密碼登入後再改',
  'portal.pinNeeded': '請點選你的四張圖片密碼',
  'portal.pinWrong': '圖片密碼不對，再試一次',
  'portal.cardInvalid': '登入卡已失效，請向老師要一張新的',
  'portal.passwordChosen': '您已經設定過密碼，請在個人資訊裡修改',
  'parents.over': '家長頁面的 QR Code 已失效，請向學校索取新的',
};
