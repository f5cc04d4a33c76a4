/** Messages about feedback. */
export const feedbackZh = {
  'feedback.missing': '没有这条反馈，或您不能查看',
  'feedback.tooMany': '今天已发送 {count} 条反馈，请明天再写',
  'feedback.talkFull': '这条反馈的回复已满，请另写一条',
  'feedback.platform': '平台客服',
  'feedback.toldNew.title': '{by}给学校写了意见反馈',
  'feedback.toldNew.body': '请在“意见反馈”中查看并回复',
  'feedback.toldAnswer.title': '平台回复了您的意见反馈',
  'feedback.toldAnswer.body': '请在“意见反馈”中查看，也可以继续补充',
  'feedback.toldSchoolAnswer.title': '{by}回复了你的意见反馈',
  'feedback.toldSchoolAnswer.body': '请在“意见反馈”中查看，也可以继续补充',
  'feedback.toldReply.title': '{by}补充了意见反馈',
  'feedback.toldReply.body': '请查看并回复',
  'rule.to.ownSchool': '您就是学校的负责人，请发给平台',
};
