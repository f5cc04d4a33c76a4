/** Of a school whose country was never asked. */
export const DEFAULT_REGION = {
  country: 'CN',
  timeZone: 'Asia/Shanghai',
  currency: 'CNY',
} as const;
