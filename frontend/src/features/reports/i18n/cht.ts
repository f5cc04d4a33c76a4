import type { Overrides } from '#frontend/src/lib/i18n-types.ts';
import type { zh } from './zh.ts';

export const cht: Overrides<typeof zh> = {
  kinds: {
    own: '自訂報告',
  },
  cycle: {
    classClosed: '已結業',
    removeText: '還沒有人寫過報告，刪除後不能恢復。',
    templateHint: '變更會立即套用到所有還沒寫完的報告。',
    takenOut: '從範本中移除：{{parts}}。已經寫好的會保留，家長仍看得到；還沒寫的報告裡不再出現。',
  },
  kind: {
    hint: '每種報告要寫哪些內容。已經開始的週期保留自己的範本，可以在「編輯週期」裡修改。',
    nameHint: '例如「期中報告」、「競賽集訓報告」',
    removeTitle: '要刪除「{{name}}」嗎？',
    removeText: '已經開始的週期不受影響，之後不能再選擇這個種類。',
  },
  sheet: {
    left: '已退班',
  },
  table: {
    keys: '方向鍵移動，1–5 評分並跳到下一格，0 清空，句點鍵沿用上次的分數，Enter 到下一名學生，空白鍵開啟選項。',
  },
  side: {
    hint: '並排檢視全班的評語，避免寫得一樣。',
  },
  one: {
    keys: 'Ctrl+Enter 到下一個，Alt+↑ / Alt+↓ 前後切換；評分時按 1–5，↑ ↓ 換一項。',
  },
  editor: {
    takenOut: '範本裡沒有這一項；寫好的內容會保留，家長看得到。',
    takenOutDimensions: '範本裡沒有：{{names}}。打過的分數會保留，家長看得到。',
    restored: '已恢復這台裝置上沒有儲存的內容。',
    evidenceHint: '在旁邊點「採用」，家長會在報告裡看到。',
  },
  facts: {
    title: '評分的依據',
  },
  common: {
    hint: '全班相同的內容只寫一次，名字和代名詞會按每個學生自動填好。',
    placeholder: {
      nick: '暱稱',
      him: '他/她（受格）',
    },
    previewEmpty: '寫下的內容會在這裡按學生顯示。',
  },
  publish: {
    later: '排程',
    atHint: '按學校時間，到時間後一刻鐘內發布',
  },
  plan: {
    look: '檢視',
    unknown: '無法確認是否還有報告正在發布',
    closed: '家長打不開：分享已停止，或網址已過期。請在「{{share}}」中換新網址，再傳給家長。',
  },
  versions: {
    shown: '家長目前看到的',
    open: '檢視',
    openOf: '檢視第 {{version}} 版',
  },
  discard: {
    title: '要刪除{{name}}的草稿嗎？',
    text: '已發布的版本不會變，尚未發布的修改會遺失，無法復原。',
  },
  share: {
    renewText: '原來的網址會馬上失效，請把新的傳給家長。',
  },
  own: {
    noLessons: '上完第一節課，這裡就會有內容。',
  },
};
