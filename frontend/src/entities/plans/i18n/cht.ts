import type { Translation } from '#frontend/src/lib/i18n-types.ts';
import type { zh } from './zh.ts';

export const cht: Translation<typeof zh> = {
  progress: '已完成 {{done}} / {{total}} 堂',
  undoing: '正在復原：{{done}} / {{total}} 堂',
  undone: '已復原',
  done: {
    series_other: '已安排 {{count}} 堂課',
    edit_other: '已調整 {{count}} 堂課',
    remove_other: '已刪除 {{count}} 堂課',
    substitute_other: '{{count}} 堂課已有代課老師',
    term_other: '已取消 {{count}} 堂課',
  },
  refused_other: '{{count}} 堂課沒有處理：',
  cancel: '取消並復原',
  goOn: '繼續',
  undo: '復原',
};
