import type { Translation } from '#frontend/src/lib/i18n-types.ts';
import type { zh } from './zh.ts';

export const cht: Translation<typeof zh> = {
  other: '其他',
  accept: '我已閱讀並同意',
  between: '{{min}} 到 {{max}}',
  atLeast: '不小於 {{min}}',
  atMost: '不大於 {{max}}',
  signature: {
    clear: '重新簽名',
    hint: '請用手指、觸控筆或滑鼠簽名',
    done: '已簽名',
  },
  file: {
    choose_other: '選擇檔案（最多 {{count}} 個）',
    remove: '移除 {{name}}',
    arrived: '已上傳，{{size}}',
    sending: '正在上傳 {{name}}',
    limit: '每個檔案最大 10 MB',
    kinds: {
      picture: '圖片',
      pdf: 'PDF',
      office: 'Word、Excel、PPT',
      video: '影片',
      audio: '音訊',
    },
  },
};
