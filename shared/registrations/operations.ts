import type { Texts } from '#shared/languages.ts';

/** What the operation log tells, in words. */
export const REGISTRATION_OPERATIONS = {
  // Of a call-back: entries are kept for a year and more under the name that they were written with.
  'lead.handle': { zh: '处理回电登记', cht: '處理回電登記', en: 'Handled a call-back' },
  'register-school': { zh: '注册机构', cht: '註冊機構', en: 'Registered the school' },
} as const satisfies Readonly<Record<string, Texts>>;
