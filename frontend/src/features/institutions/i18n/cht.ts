import type { Overrides } from '#frontend/src/lib/i18n-types.ts';
import type { zh } from './zh.ts';

export const cht: Overrides<typeof zh> = {
  address: '地址',
  locationHint: '例如 25.0330；在地圖 App 裡長按學校的位置就能看到。',
};
