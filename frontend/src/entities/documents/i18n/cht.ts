import type { Overrides } from '#frontend/src/lib/i18n-types.ts';
import type { zh } from './zh.ts';

export const cht: Overrides<typeof zh> = {
  noPreview: '這種檔案無法預覽，請下載後開啟。',
  back: '回上一層',
};
