import type { Translation } from '#frontend/src/lib/i18n-types.ts';
import type { zh } from './zh.ts';

export const cht: Translation<typeof zh> = {
  title: '歷史版本',
  version: '第 {{no}} 版',
  preview: '預覽',
  newest: '最新',
  more: '更早的版本',
  choose: '選一個版本來預覽。',
  from: '來自 {{device}}',
  labels: {
    named: '命名',
    restored: '還原',
    'handed-in': '已繳交',
    template: '範本',
    copy: '副本',
  },
};
