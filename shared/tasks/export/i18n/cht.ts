import type { tasksExportZh } from './zh.ts';

export const tasksExportCht: Partial<Record<keyof typeof tasksExportZh, string>> = {
  'exports.of.reviewed': '未繳交而批改的作品',
  'exports.of.handedIn': '繳交紀錄',
};
