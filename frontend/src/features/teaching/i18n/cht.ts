import type { Overrides } from '#frontend/src/lib/i18n-types.ts';
import type { zh } from './zh.ts';

export const cht: Overrides<typeof zh> = {
  states: {
    closing: '正在結束',
  },
  expected_other: '{{count}} 位學生來上課',
  noStudents: '班上還沒有學生。',
  addPictures: '加入照片',
  restored: '已還原您先前在這台裝置上填寫的內容。',
  endHint: '紀錄後也可以更正，更正會沖回多扣的時數。',
  reasonHint: '會寫入紀錄，方便日後查看。',
  done: {
    ended_other: '已記錄 {{count}} 位學生，共扣除 {{hours}} 小時。',
  },
  lowNow_other: '{{count}} 位學生的時數快用完了：',
  endedBy: '{{name}} 於 {{when}} 記錄',
  register: {
    periods: {
      last_month: '上個月',
    },
  },
  recordsOf: {
    student: '這位學生的上課紀錄',
  },
  exported_other: '已匯出 {{count}} 列',
  truncated_other: '只匯出了前 {{count}} 列，請縮小範圍後再匯出',
};
