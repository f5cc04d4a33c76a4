import type { Texts } from '#shared/languages.ts';

/** What the operation log tells, in words. */
export const TASK_OPERATIONS = {
  'task.add': { zh: '添加任务', cht: '新增任務', en: 'Added a task' },
  'task.delete': { zh: '删除任务', cht: '刪除任務', en: 'Deleted a task' },
  'task.edit': { zh: '修改任务', cht: '修改任務', en: 'Edited a task' },
  'task.export': { zh: '导出任务答案', cht: '匯出任務作答', en: 'Exported answers' },
  'task.extend': { zh: '延长截止时间', cht: '延長截止時間', en: 'Extended a deadline' },
  'task.release': { zh: '发布任务', cht: '發布任務', en: 'Released a task' },
  'task.remind': { zh: '提醒交任务', cht: '提醒繳交任務', en: 'Reminded of a task' },
  'task.review': { zh: '点评任务', cht: '講評任務', en: 'Reviewed an answer' },
  'task.withdraw': { zh: '撤回任务', cht: '撤回任務', en: 'Withdrew a task' },
} as const satisfies Readonly<Record<string, Texts>>;
