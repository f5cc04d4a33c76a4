export const zh = {
  title: '今天要跟进',
  all_other: '全部 {{count}} 条',
  overdue_other: '{{count}} 条已逾期',
  since: '应于 {{date}}',
  today: '今天',
} as const;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    dueLeads: typeof zh;
  }
}
