import type { Overrides } from '#frontend/src/lib/i18n-types.ts';
import type { zh } from './zh.ts';

export const cht: Overrides<typeof zh> = {
  kinds: {
    group: '團班',
  },
  term: {
    action: '結業',
    title: '「{{name}}」結業',
    missingHint: '請先補寫課堂紀錄再結業；沒有上的課可以一併取消，不扣時數。',
    students_other: '{{count}} 位學生的剩餘時數',
    end: '結業',
    left: '還有課沒有取消，班級沒有關閉。請處理後再次結業。',
    move_other: '轉入 {{count}} 位學生',
    moved_other: '已轉入 {{count}} 位學生',
    notMoved_other: '{{count}} 位學生沒有轉入：',
  },
  remove: {
    still_other: '班級「{{name}}」裡還有 {{count}} 位學生。請先把他們移出班級。',
  },
  classReports: {
    toCycles: '前往學習報告',
    openAll: '打開全班的報告',
    openAllOf: '打開全班的報告：{{name}}',
  },
  join: {
    overrideHint: '寫明原因後再按一次，課程時間衝突的學生也會加入。',
    done_other: '{{count}} 位學生已加入',
    refused_other: '{{count}} 位學生沒有加入：',
  },
  leave: {
    title_other: '把 {{count}} 位學生移出班級？',
    done_other: '{{count}} 位學生已移出',
    refused_other: '{{count}} 位學生沒有移出：',
  },
  message: {
    title: '傳簡訊給「{{name}}」的家長',
    kinds: {
      words: '自行填寫',
    },
    shared: '（{{count}} 名學生，兄弟姊妹共用的號碼只傳一次）。',
    left: '今天還可以傳送 {{left}} 則，每天最多 {{limit}} 則。',
    tooFewLeft: '今天只剩 {{left}} 則，不夠這個班級使用，請明天再傳送。',
    nobodyHint: '這個班級的學生都沒有登記手機號碼，請先在「學生管理」中補上。',
    toStudents: '去補上手機號碼',
  },
};
