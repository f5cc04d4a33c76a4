import type { Overrides } from '#frontend/src/lib/i18n-types.ts';
import type { zh } from './zh.ts';

export const cht: Overrides<typeof zh> = {
  subtitle: '您寫過的內容和收到的回覆，最新的在前。',
  addSubtitle: '遇到問題、有想法或想稱讚，都可以告訴我們。',
  seeTitle: '回饋內容',
  kinds: {
    wish: '希望改善',
    praise: '想稱讚',
  },
  states: {
    closed: '已結案',
  },
  pictures: '螢幕截圖（最多 {{count}} 張）',
  withFacts: '一併傳送這些技術資訊，方便我們找出原因',
  fact: {
    device: '瀏覽器與系統',
    requests: '最近失敗的要求',
  },
  answerLabel: '寫回覆',
  full: '這則回饋的回覆已滿，請另寫一則。',
  close: '標為已結案',
  solved: '已解決，結案',
};
