export const zh = {
  title: '课时管理',
  tabs: { label: '课时管理的内容', hours: '课时', makeups: '补课' },
  general: '通用课时',
  owed: '已欠课时',
  low: '课时不多了',
  kinds: {
    purchase: '购买',
    gift: '赠送',
    use: '扣课',
    reversal: '冲销',
    expiry: '过期',
    refund: '退课',
  },
  reverses: '冲销第 {{number}} 条',
  reversedBy: '已由第 {{number}} 条冲销',
  own: {
    left_other: '{{course}}：还有 {{amount}} 课时',
    few_other: '{{course}}：还有 {{amount}} 课时，记得告诉爸爸妈妈哦',
    none: '{{course}}：课时都学完啦，请爸爸妈妈联系学校吧',
  },
  attendance: { present: '出席', late: '迟到', leave: '请假', absent: '缺席', makeup: '补课' },
  lowHours: {
    never: '还没有课时',
    none: '没有学生课时不足',
    title: '课时不多的学生',
    all_other: '查看全部 {{count}} 名',
    allMore_other: '查看全部（多于 {{count}} 名）',
  },
} as const;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    study: typeof zh;
  }
}
