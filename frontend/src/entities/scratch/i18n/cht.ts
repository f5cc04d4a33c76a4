import type { Translation } from '#frontend/src/lib/i18n-types.ts';
import type { zh } from './zh.ts';

export const cht: Translation<typeof zh> = {
  broken: '這個作品打不開，檔案可能已損壞。',
  changes: { see: '看看有什麼不同', hide: '收起' },
  blocks: { see: '看積木', hide: '收起積木' },
  unsent: '還沒送出',
  perhapsUnsent: '可能還沒全部送出',
  notLoaded: '播放器沒有打開，請看看網路。',
  versions: {
    title: '歷史版本',
    of: '《{{title}}》的歷史版本',
    version: '第 {{no}} 版',
    preview: '預覽',
    newest: '最新',
    unopened: '打不開',
    more: '更早的版本',
    choose: '選一個版本來看看。',
    from: '來自 {{device}}',
    byHand: '手動儲存',
    byItself: '自動儲存',
    deadline: '截止時（{{time}}）的作品',
    named: '命名',
    restored: '還原自第 {{no}} 版',
    'handed-in': '已繳交',
    template: '範本',
    copy: '副本',
  },
};
