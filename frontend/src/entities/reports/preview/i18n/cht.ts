import type { Translation } from '#frontend/src/lib/i18n-types.ts';
import type { zh } from './zh.ts';

export const cht: Translation<typeof zh> = {
  preview: '預覽',
  task: '任務說明',
  pictures: '圖片',
  picture: '第 {{index}} 張，共 {{count}} 張',
  previous: '上一張',
  next: '下一張',
  pause: '暫停',
  play: '繼續播放',
  video: '影片',
  evidence: '成長足跡',
  evidenceKind: { lesson: '課堂', task: '任務', work: '作品', hours: '堂數', report: '報告' },
  evaluation: '教師評語',
  noEvaluation: '還沒有評語',
  dimensions: '六維能力',
  dimension: {
    logic: '邏輯思維',
    focus: '專注力',
    thinking: '思考能力',
    communication: '溝通表達',
    creativity: '創造力',
    innovation: '創新力',
  },
  value: '{{value}} / {{max}}',
  notRated: '未評',
  notAsked: '不評',
  poster: '儲存長圖',
  pdf: '儲存 PDF',
  qr: '掃描查看長圖',
  untitled: '未命名報告',
};
