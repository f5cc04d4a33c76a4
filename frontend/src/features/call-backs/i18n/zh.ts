export const zh = {
  title: '回电登记',
  subtitle: '在官网留下电话、等待回电的机构，最新的在前。',
  search: '按姓名、机构或电话搜索',
  empty: '还没有人留言',
  emptyHint: '有人在“预约回电”页面留下电话后，会显示在这里。',
  name: '姓名',
  school: '机构',
  phone: '电话',
  area: '地区',
  at: '留言时间',
  remark: '想了解什么',
  state: '状态',
  states: { open: '待回电', handled: '已回电' },
  filterState: '按状态筛选',
  allStates: '全部状态',
  note: '备注',
  noteHint: '例如：周五下午再联系',
  handle: '记录回电',
  handleTitle: '给{{name}}回电',
  handledBy: '{{name}}于{{at}}回电',
  saved: '已保存',
} as const;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    callBacks: typeof zh;
  }
}
