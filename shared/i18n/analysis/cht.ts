import type { analysisZh } from './zh.ts';

export const analysisCht: Partial<Record<keyof typeof analysisZh, string>> = {
  'analysis.sheetMonths': '依月份',
  'analysis.ends': '三個月內用完課時的帳戶',
  'analysis.tasks': '布置任務',
  'analysis.stateInTime': '按時',
};
