export const zh = {
  country: '国家或地区',
  timeZone: '时区',
  currency: '货币',
  choose: '请选择',
  ofCountry: '当地时区',
  others: '其他时区',
  invalid: {
    country: { required: '请选择国家或地区', value: '请选择国家或地区' },
  },
} as const;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    regions: typeof zh;
  }
}
