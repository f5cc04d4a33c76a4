import type { Texts } from '#shared/languages.ts';

/** What the operation log tells, in words. */
export const ANALYSIS_OPERATIONS = {
  'analysis.export': {
    zh: '导出经营或教学分析',
    cht: '匯出經營或教學分析',
    en: 'Exported an analysis',
  },
} as const satisfies Readonly<Record<string, Texts>>;
