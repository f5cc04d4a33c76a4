export const zh = {
  menu: '主菜单',
  menuFailed: '菜单没有加载成功',
  collapse: '收起菜单',
  expand: '展开菜单',
  openMenu: '打开菜单',
  closeMenu: '关闭菜单',
  switchRole: '切换角色',
  alreadyRole: '您当前已经是{{role}}了',
  switchFailed: '角色切换失败，请联系开发人员',
  switched: '已切换为{{role}}',
  role1: '校长',
  role2: '老师',
  role3: '学生',
  role4: '直播老师',
  role110: '平台管理员',
  search: '搜索',
  parentEdition: '家长版',
  parentEditionHint: '家长用手机扫一扫，打开家长版',
  parentEditionOpen: '打开家长版',
  who: '{{name}} · {{role}}',
  account: '我的账号：{{name}}',
  personalCentre: '个人中心',
  userInfo: '用户信息',
  exit: '退出登录',
  exiting: '正在退出…',
  overdueTitle: '到期提醒',
  overduePast: '贵校的服务已于 {{date}} 到期。现在可以查看全部资料，续费后即可继续使用。',
  overdueSoon: '贵校的服务将于 {{date}} 到期，为不影响教学，请及时续费。',
  overdueDelete: '若一直未续费，资料将保留到 {{date}}，之后会被删除。',
  overdueExport: '导出全部数据',
  overduePhone: '联系电话',
  overdueCode: '授权码',
  overdueScan: '扫码联系我们',
  overdueLink: '打开联系页面',
  understood: '我知道了',
  password: {
    title: '设一个新密码吧',
    text: '现在用的是初始密码，别人也可能知道。换一个只有自己知道的密码，你的作品会更安全！',
    choose: '就用这个密码',
    later: '以后再说',
    easyTitle: '你的密码很容易被猜到',
    easyText:
      '它只有数字、是连着的按键、很多人都用的词，或者你的名字。换一个只有你知道的，作品会更安全！',
    change: '修改密码',
    done: '新密码设好了',
  },
} as const;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    shell: typeof zh;
  }
}
