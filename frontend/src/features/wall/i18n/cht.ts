import type { Translation } from '#frontend/src/lib/i18n-types.ts';
import type { zh } from './zh.ts';

export const cht: Translation<typeof zh> = {
  title: '課堂牆',
  back: '返回課堂',
  bell: '有人求助時響鈴',
  fullScreen: '全螢幕',
  students: '學生',
  justNow: '剛剛',
  notHere: '還沒有開啟編輯器',
  doing: {
    changed: '{{when}}有修改',
    opened: '已開啟編輯器',
    away: '{{when}}切換到其他視窗',
    offline: '沒有網路，{{when}}還在',
    closed: '{{when}}離開了編輯器',
  },
  marks: {
    errors: '作品執行出錯',
    empty: '還沒有積木',
    idle_other: '{{count}} 分鐘沒有修改',
  },
  needsHelp: '需要幫忙',
  needsHelpOf: '{{name}}需要幫忙。',
  comes: '{{name}}馬上來',
  answer: { coming: '馬上來', settled: '已解決' },
  answerTo: { coming: '馬上來，回覆{{name}}', settled: '已解決，回覆{{name}}' },
  open: '開啟作品：',
  savedAt: '儲存於 {{time}}',
  showNewer: '開啟更新的版本',
  counts: {
    help_other: '{{count}} 人需要幫忙',
    programming_other: '{{count}} 人在寫程式',
    away_other: '{{count}} 人暫時離開',
    absent_other: '{{count}} 人還沒有開啟編輯器',
  },
  noStudents: '班裡還沒有學生',
  notBegun: '這堂課還沒有開始',
  notBegunHint: '開始上課以後，這裡會顯示每個學生的編輯器。',
  over: '這堂課已經結束',
  overHint: '學生的作品都儲存好了。',
  stale: '網路中斷，顯示的是 {{time}} 的情況。',
};
