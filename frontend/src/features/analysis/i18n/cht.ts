import type { Overrides } from '#frontend/src/lib/i18n-types.ts';
import type { zh } from './zh.ts';

export const cht: Overrides<typeof zh> = {
  teachingSubtitle: '按老師、班級和上課紀錄',
  byCourse: '按課程',
  byChannel: '按付款方式',
  validUntil: '有效期限',
  homework: '課後作業',
  anyRecord: '全部課堂',
  states: {
    in_time: '按時',
    late: '未按時',
  },
  tookHours: '消耗時數：{{hours}}',
  exported_other: '已匯出 {{count}} 列',
  truncated_other: '只匯出了前 {{count}} 列',
  by: {
    teacher: '按老師',
    class: '按班級',
  },
  charts: {
    ends: '預計用完課時的帳戶',
  },
  why: {
    titleSoFar: '收入的組成',
  },
  figures: {
    ends: '三個月內用完課時的帳戶',
    tasks: '布置任務',
    hours: '消耗課時',
  },
  help: {
    income: '登記購買時數時寫下的金額，按登記那天的月份。撤銷的登記在撤銷的月份減去。',
    lapsed: '上一期的付款，付款的家庭這一期還沒有付過款。選了課程時只看這門課程。撤銷的付款不算。',
    refunds: '退時數時退給家長的金額，按退款的月份。',
    taught: '有紀錄的課的時長總和，按上課的月份。',
    unused:
      '今天所有在讀學生還沒上的時數。金額按每個帳戶實收金額中剩餘時數的份額計算，贈送的時數會攤薄單價。',
    ends: '按最近的上課速度，帳戶裡的時數預計在哪一天用完（或到期）。數的是帳戶，有兩個課程的學生算兩次。與上月底和再前一年的同月月底比較：當時預計在其後三個月內用完的帳戶。開始統計以前的月底還沒有數值。',
    lessons: '有紀錄的課，按上課的月份。',
    tasks: '發布的任務，按發布的月份；班級裡只算一次。',
  },
};
