import type { Overrides } from '#frontend/src/lib/i18n-types.ts';
import type { zh } from './zh.ts';

export const cht: Overrides<typeof zh> = {
  restore: '還原',
  restored: '已還原：{{name}}',
  clearText: {
    bin: '資源回收筒裡的作品會永久刪除，學生和老師都無法再還原。',
  },
  schools: {
    subtitle: '每所學校一個月傳送了多少，佔方案流量的多少',
    edition: '方案',
  },
  space: {
    warning: '請在下方清理不需要的內容，或升級方案。',
  },
  hints: {
    bin: '已刪除的作品。到期後自動清空，之前可以還原。',
  },
};
