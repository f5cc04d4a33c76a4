import type { Texts } from '#shared/languages.ts';

/** What the operation log tells, in words. */
export const REPORT_OPERATIONS = {
  'report.cycle-add': { zh: '添加报告周期', cht: '新增報告週期', en: 'Added a report cycle' },
  'report.cycle-edit': { zh: '修改报告周期', cht: '修改報告週期', en: 'Edited a report cycle' },
  'report.cycle-remove': { zh: '删除报告周期', cht: '刪除報告週期', en: 'Removed a report cycle' },
  'report.kind': { zh: '修改报告类型', cht: '修改報告類型', en: 'Changed kinds of report' },
  'report.overrule': { zh: '放行报告提示', cht: '放行報告提示', en: 'Overruled a finding' },
  'report.publish': { zh: '发布报告', cht: '發布報告', en: 'Published reports' },
  'report.share-expires': {
    zh: '设置报告链接有效期',
    cht: '設定報告連結有效期',
    en: 'Limited a report’s address',
  },
  'report.share-renewed': {
    zh: '更换报告链接',
    cht: '更換報告連結',
    en: 'Renewed a report’s address',
  },
  'report.share-revoked': {
    zh: '撤销报告链接',
    cht: '撤銷報告連結',
    en: 'Revoked a report’s address',
  },
  'report.withdraw': { zh: '撤回报告', cht: '撤回報告', en: 'Withdrew a report' },
  'report.word-seen': { zh: '查看家长留言', cht: '檢視家長留言', en: 'Read a family’s word' },
} as const satisfies Readonly<Record<string, Texts>>;
