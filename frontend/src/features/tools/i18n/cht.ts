import type { Overrides } from '#frontend/src/lib/i18n-types.ts';
import type { zh } from './zh.ts';

export const cht: Overrides<typeof zh> = {
  subtitle: '上課時隨手可用的小工具，投影到大螢幕也清楚；沒有網路也能用',
  leaveFullScreen: '離開全螢幕',
  class: {
    students: '班上的學生',
  },
  picker: {
    fair: '越少被抽到的同學，機會越大；剛剛抽到的不會馬上再抽到。',
    waiting: '這次抽籤先存在這台裝置上，連上網路後自動記入。',
  },
  groups: {
    by: '怎麼分',
    together: '組數太少，這些同學沒辦法分開：{{names}}',
    notCopied: '無法複製，請手動選取文字',
  },
  noise: {
    private: '聲音只在這台裝置上測量大小，不錄音，也不會傳送到任何地方。',
    problems: {
      refused: '瀏覽器沒有取得使用麥克風的權限。請點網址列旁邊的圖示，允許使用麥克風，再試一次。',
      missing: '找不到麥克風。請接上麥克風，再試一次。',
    },
  },
  scores: {
    team: '第 {{number}} 隊',
    minus: '{{name}} 扣一分',
  },
  board: {
    tools: {
      eraser: '橡皮擦',
      words: '文字',
    },
    clear: '清空這一頁',
    notSaved: '無法存成圖片，請再試一次',
    remove: '刪除這一頁',
    kept: '白板只存在這台裝置上。',
  },
};
