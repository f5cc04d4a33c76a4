/** Messages about notices of schools. */
export const noticesZh = {
  'notices.missing': '通知不存在，或不是发给您的',
  'notices.withdrawn': '学校已撤回这条通知',
  'notices.isWithdrawn': '通知已经撤回，不能再修改。可以复制一份重新发布。',
  'notices.notYours': '只能管理自己写的通知',
  'notices.onlyOwn': '教师只能发给自己任教的班级和学生',
  'notices.notOut': '通知还没有发布，或已经撤回',
  'notices.notDraft': '只能删除草稿。已发布的通知可以撤回。',
  'notices.remindedAlready': '24 小时内已经提醒过，请明天再提醒',
  'notices.tooOld': '发布超过 {days} 天的通知不能再提醒',
  'notices.tooManyPinned': '最多置顶 {count} 条通知，请先取消其他置顶',
  'notices.noTemplate': '模板不存在',
  'notices.notYourTemplate': '只能删除自己保存的模板',
  'rule.roles.no_readers': '请选择要通知的对象',
  'notices.notPublished.title': '通知“{title}”没有按时发布',
  'notices.notPublished.body':
    '发布时，作者已不能发给所选的对象（班级或权限有变动）。通知已退回草稿，请检查后重新发布。',
} as const;
