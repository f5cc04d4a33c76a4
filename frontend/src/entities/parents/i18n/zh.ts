export const zh = {
  title: '家长二维码',
  of: '{{name}}的家长页面',
  scan: '家长扫一扫，看孩子的课程、课时和作品',
  open: '打开家长页面',
  address: '网址',
  copy: '复制网址',
  copied: '已复制',
  notCopied: '复制不了，请手动选中网址复制',
  print: '打印',
  renew: '换一个新的',
  renewed: '已换新，旧的二维码失效了',
  renewTitle: '换一个新的二维码？',
  renewText: '旧的二维码和网址马上失效，请把新的发给家长。',
  revoke: '停用',
  revoked: '已停用，网址打不开了',
  revokeTitle: '停用家长页面？',
  revokeText: '二维码和网址马上失效。之后可以再开一个新的。',
  closed: '家长页面已停用',
  closedStudent: '家长页面已停用，需要时请找老师。',
  reopen: '开通新的家长页面',
  secret: '拿到网址的人不用登录就能看到这个页面，请只发给家长。',
  none: '还没有家长页面',
  make: '开通家长页面',
  byCard: '现在是扫登录卡登录的。用账号和密码登录，才能看家长二维码。',
  papers: {
    title: '打印家长二维码',
    explain: '每个孩子一张，请交给家长本人，不要和登录卡放在一起。',
    make_other: '生成 {{count}} 张家长二维码',
    without_other: '{{count}} 名学生没有家长二维码：',
  },
} as const;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    parentCodes: typeof zh;
  }
}
