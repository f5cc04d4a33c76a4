import type { Overrides } from '#frontend/src/lib/i18n-types.ts';
import type { zh } from './zh.ts';

export const cht: Overrides<typeof zh> = {
  nothingHint: '換一個時段看看',
  restore: '還原',
  restored: '已還原：{{name}}',
  free: {
    versions_other: '{{count}} 個舊版本，共 {{size}}',
  },
  clearText: {
    bin: '資源回收筒裡的作品會永久刪除，學生和老師都無法再還原。',
  },
  readers: {
    school: '學校首頁',
  },
  schools: {
    subtitle: '每所學校一個月傳送了多少，佔方案流量的多少',
    edition: '方案',
  },
  space: {
    notCounted: '海報、PDF 由系統產生，不佔用空間。',
    steady: '最近沒有增加。',
    warning: '請在下方清理不需要的內容，或升級方案。',
  },
  traffic: {
    over: '本月流量已用完。上課和觀看不受影響。',
    warning: '超出後不會影響上課和觀看。',
  },
  kinds: {
    projects: '程式作品',
  },
  hints: {
    people: '佔用空間最多的人排在前面。點選姓名查看其作品。',
    bin: '已刪除的作品。到期後自動清空，之前可以還原。',
  },
  columns: {
    person: '擁有者',
  },
};
