import type { Translation } from '#frontend/src/lib/i18n-types.ts';
import type { zh } from './zh.ts';

export const cht: Translation<typeof zh> = {
  folder: '資料夾',
  kinds: {
    scratch: 'Scratch 作品',
    python: 'Python 程式',
    picture: '圖片',
    video: '影片',
    audio: '音訊',
    pdf: 'PDF',
    zip: '壓縮檔',
    office: '文件',
    text: '文字',
  },
  download: '下載',
  noPreview: '這種檔案無法預覽，請下載後開啟。',
  shared: '學習資料',
  noShared: '還沒有資料',
  noSharedHint: '分享給你的資料會顯示在這裡。',
  emptyFolder: '資料夾是空的',
  back: '回上一層',
  more: '更多',
};
