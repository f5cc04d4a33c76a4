import type { registrationsZh } from './zh.ts';

export const registrationsCht: Partial<Record<keyof typeof registrationsZh, string>> = {
  'registrations.noCallBack': '這筆留言已不存在',
};
