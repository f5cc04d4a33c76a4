import type { Messages } from './zh.ts';

export const cht: Partial<Messages> = {
  'code.1004': '缺少參數',
  'common.foreignSchool': '無權存取其他學校的資料',
  'lessons.planTaught': '其中有的課已經開始或上過，不能復原',
  'rule.count.required': '請填寫堂數或結束日期',
  'rule.date.past': '只能補登最近 {days} 天內的課',
  'students.notEntrusted': '只能為安排到自己班級的學生辦理，自己加入班級的學生請由校長辦理',
  'registrations.noCallBack': '這筆留言已不存在',
};
