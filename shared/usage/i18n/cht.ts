import type { usageZh } from './zh.ts';

export const usageCht: Partial<Record<keyof typeof usageZh, string>> = {
  'usage.spaceWarned.body':
    '學校的儲存空間已使用 {percent}%。用滿後將無法再儲存作品和上傳檔案。請在「儲存與流量」中查看使用情形和可以清理的內容，或升級方案。',
  'usage.trafficWarned.body':
    '學校本月的流量已使用 {percent}%。超出後不影響上課和觀看，但建議您在「儲存與流量」中了解流量的去向，或升級方案。',
};
