import type { Texts } from '#shared/languages.ts';

/** What the operation log tells, in words. */
export const FORM_OPERATIONS = {
  'form.add': { zh: '添加表单', cht: '新增表單', en: 'Added a form' },
  'form.answer-delete': {
    zh: '删除表单回复',
    cht: '刪除表單回覆',
    en: 'Deleted answers to a form',
  },
  'form.close': { zh: '关闭或重开表单', cht: '關閉或重開表單', en: 'Closed or reopened a form' },
  'form.delete': { zh: '删除表单', cht: '刪除表單', en: 'Deleted a form' },
  'form.edit': { zh: '修改表单', cht: '修改表單', en: 'Edited a form' },
  'form.export': { zh: '导出表单回复', cht: '匯出表單回覆', en: 'Exported answers to a form' },
  'form.renew': { zh: '更换表单地址', cht: '更換表單網址', en: 'Renewed a form’s address' },
} as const satisfies Readonly<Record<string, Texts>>;
