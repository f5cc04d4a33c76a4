import type { portalZh } from './zh.ts';

export const portalCht: Partial<Record<keyof typeof portalZh, string>> = {
  'portal.busy': '目前使用的人較多，請等幾秒再試',
  'portal.triedTooOften': '這個帳號剛才嘗試登入太頻繁，請稍候再試',
  'portal.disabled': '帳號已停用，請聯絡學校',
  'portal.passwordChanged': '密碼變更成功',
  'portal.menuMissing': '目前沒有可用的選單',
  'portal.platformMissing': '尚未開通程式設計平台',
  'portal.notByCard': '用登入卡登入時不能修改密碼、手機和帳號，請用帳號和密碼登入後再改',
  'portal.passwordChosen': '您已經設定過密碼，請在個人資訊裡修改',
  'parents.over': '家長頁面的 QR Code 已失效，請向學校索取新的',
};
