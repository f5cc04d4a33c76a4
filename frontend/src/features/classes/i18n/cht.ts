import type { Overrides } from '#frontend/src/lib/i18n-types.ts';
import type { zh } from './zh.ts';

export const cht: Overrides<typeof zh> = {
  kinds: {
    group: '團班',
  },
  message: {
    left: '今天還可以傳送 {{left}} 則，每天最多 {{limit}} 則。',
    tooFewLeft: '今天只剩 {{left}} 則，不夠這個班級使用，請明天再傳送。',
  },
};
