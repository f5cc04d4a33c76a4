import type { Translation } from '#frontend/src/lib/i18n-types.ts';
import type { zh } from './zh.ts';

export const cht: Translation<typeof zh> = {
  title: '申請試聽',
  titleOf: '到{{name}}試聽',
  subtitle: '留下聯絡方式，老師會盡快與您聯絡。',
  name: '孩子姓名',
  nameHint: '2 到 5 個字',
  age: '孩子年齡（選填）',
  guardian: '您的稱呼（選填）',
  relation: '您是孩子的',
  relations: {
    mother: '母親',
    father: '父親',
    grandmother: '祖母',
    grandfather: '祖父',
    other: '其他監護人',
  },
  course: '有興趣的課程',
  anyCourse: '還不確定',
  interest: '孩子有興趣的內容（選填）',
  wish: '希望的時間（選填）',
  wishHint: '例如週六下午',
  remark: '想了解什麼（選填）',
  consent: '我同意{{name}}保存這些資料並與我聯絡',
  send: '送出申請',
  sending: '正在送出…',
  thanks: '謝謝！',
  thanksText: '{{name}}會撥打 {{phone}} 與您聯絡。',
  closed: '現在不能線上申請',
  closedText: '{{name}}目前不接受線上申請，請直接聯絡機構。',
  invalid: {
    name: { required: '請輸入孩子姓名', length: '2 到 5 個字', letters: '只能用漢字、字母和數字' },
    consent: { required: '請先同意', value: '請先同意' },
    age: { value: '0 到 18' },
  },
};
