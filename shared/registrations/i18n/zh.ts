/** Messages about registrations and call-backs. */
export const registrationsZh = {
  'registrations.firstClass': '一班',
  'registrations.welcome': '学校已开通',
  'registrations.noCallBack': '这条留言已不存在',
  'registrations.tooManyCallBacks': '今天提交的次数过多，请明天再试',
} as const;
