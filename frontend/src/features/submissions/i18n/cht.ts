import type { Overrides } from '#frontend/src/lib/i18n-types.ts';
import type { zh } from './zh.ts';

export const cht: Overrides<typeof zh> = {
  notHere: '這個任務要從老師的作品開始，它還沒有存到這台裝置上。連上網路後就可以開始。',
  openUnsent: '打開',
  sendFirst: {
    stale: '這個作品在別處也改過了，所以沒有繳交。打開作品，決定用哪一個。',
    busy: '作品正在另一個分頁打開，沒有回應，所以沒有繳交。請先關掉那個分頁。',
    unread:
      '這台裝置上可能有較新的修改，但現在讀不出來，所以沒有繳交。請再試一次，或者關掉瀏覽器再打開。',
    unkept:
      '連不上伺服器，最新的修改還只在編輯器裡，所以沒有繳交。請到打開它的分頁裡儲存，或者把它下載成檔案。',
  },
  handedInNow: '交好了！',
  lookAt: '檢視：{{title}}',
  handedIn: '繳交時間',
  reviewFrozen: '批改沒有繳交的作品',
  deadline: {
    frozenFact: '沒有繳交。這是截止時（{{time}}）的作品。',
    frozenThen: '沒有繳交。這是當時截止時的作品。',
    arrivedFact:
      '沒有繳交。依學生裝置的時鐘，它在截止前的 {{made}} 就做好了，但截止後的 {{came}} 才收到。算不算由您決定。',
    own: {
      arrived: '你在 {{made}} 做的作品後來才送到，老師也看得到它。',
    },
  },
  seeTask: '檢視任務',
  look: '檢視作業',
  works: {
    what: '每名學生一份作品：繳交的作品；沒有繳交的，是截止時的作品。截止前製作、截止後才收到的作品放在單獨的資料夾裡。另附完成情形的表格。',
    stay: '請讓這個視窗保持開啟。關閉後會停下，一小時內再次開始可以接著打包。',
    secret: '壓縮檔含有學生的個人資料，請妥善保管。伺服器上的壓縮檔最晚於 {{time}} 刪除。',
  },
  nothingYet: '還沒有繳交作品',
  handedInAt: '{{time}} 繳交',
  handedInLate: '{{time}} 繳交，遲交',
  history_other: '繳交了 {{count}} 次',
  restored: '這是您之前沒有送出的批改。',
  keys: {
    versions: '更早 / 更新的一次繳交',
  },
};
