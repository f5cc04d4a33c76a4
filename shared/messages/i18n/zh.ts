/** Messages about codes and short messages. */
export const messagesZh = {
  'messages.codeSubject': '{site}：验证码 {code}',
  'messages.code':
    '【{site}】您的验证码是 {code}，{minutes} 分钟内有效，请勿告诉他人。如非本人操作，请忽略。',
  'messages.tooSoon': '请在 {seconds} 秒后再获取验证码',
  'messages.moreWork': '您所在的网络获取验证码的人较多，请再试一次',
  'messages.tooMany': '24 小时内最多获取 {count} 次验证码，请稍后再试',
  'messages.noNumbers': '这个班级的学生都没有登记手机号，无法发送',
  'messages.noneLeft': '今天的 {limit} 条短信已用完，请明天再发',
  'messages.tooFewLeft': '今天还可以发送 {left} 条短信，不够这个班级使用',
  'messages.trialWords': '试用期间只能使用现成的通知内容',
  'messages.bound.phone': '手机号绑定成功',
  'messages.bound.email': '邮箱绑定成功',
} as const;
