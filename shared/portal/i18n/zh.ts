/** Messages about signing in, and the page for families. */
export const portalZh = {
  'portal.challenge': '登录失败次数较多，请先完成安全验证，大约需要几秒到半分钟',
  'portal.busy': '现在使用的人较多，请等几秒再试',
  'portal.triedTooOften': '这个账号刚才被试得太频繁，请稍等片刻再试',
  'portal.disabled': '账号已被停用，请联系学校',
  'portal.closed': '学校已停止使用本服务',
  'portal.unlicensed': '学校的学生授权名额已用完，请联系学校',
  'portal.passwordChanged': '密码修改成功',
  'portal.menuMissing': '暂无可用菜单',
  'portal.preparing': '学校正在准备中，请稍候',
  'portal.bound': '绑定成功',
  'portal.platformMissing': '暂未开通编程平台',
  'portal.notByCard':
    '用登录卡登录时不能修改密码、手机和账号，也不能取得家长页面和日历的网址，请先用账号和密码登录',
  'portal.pinNeeded': '请点选你的四张图片密码',
  'portal.pinWrong': '图片密码不对，再试一次',
  'portal.cardInvalid': '登录卡已失效，请向老师要一张新的',
  'portal.passwordChosen': '您已经设置过密码，请在个人信息里修改',
  'parents.over': '家长页面的二维码已失效，请向学校要一个新的',
} as const;
