import type { Texts } from '#shared/languages.ts';

/** What the operation log tells, in words. */
export const NOTICE_OPERATIONS = {
  'notice.add': { zh: '撰写通知', cht: '撰寫通知', en: 'Wrote a notice' },
  'notice.delete': { zh: '删除通知草稿', cht: '刪除通知草稿', en: 'Deleted a draft of a notice' },
  'notice.edit': { zh: '修改通知', cht: '修改通知', en: 'Edited a notice' },
  'notice.pin': { zh: '置顶通知', cht: '置頂通知', en: 'Pinned a notice' },
  'notice.publish': { zh: '发布通知', cht: '發布通知', en: 'Published a notice' },
  'notice.remind': { zh: '提醒阅读通知', cht: '提醒閱讀通知', en: 'Reminded of a notice' },
  'notice.template': { zh: '保存通知模板', cht: '儲存通知範本', en: 'Kept a notice as a template' },
  'notice.template-remove': {
    zh: '删除通知模板',
    cht: '刪除通知範本',
    en: 'Removed a template of notices',
  },
  'notice.withdraw': { zh: '撤回通知', cht: '撤回通知', en: 'Withdrew a notice' },
} as const satisfies Readonly<Record<string, Texts>>;
