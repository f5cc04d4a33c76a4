import type { Translation } from '#frontend/src/lib/i18n-types.ts';
import type { zh } from './zh.ts';

export const cht: Translation<typeof zh> = {
  title: '回電登記',
  subtitle: '在官網留下電話、等候回電的機構，最新的在前。',
  search: '以姓名、機構或電話搜尋',
  empty: '還沒有人留言',
  emptyHint: '有人在「預約回電」頁面留下電話後，會顯示在這裡。',
  name: '姓名',
  school: '機構',
  phone: '電話',
  area: '地區',
  at: '留言時間',
  remark: '想了解什麼',
  state: '狀態',
  states: { open: '待回電', handled: '已回電' },
  filterState: '以狀態篩選',
  allStates: '全部狀態',
  note: '備註',
  noteHint: '例如：週五下午再聯絡',
  handle: '記錄回電',
  handleTitle: '回電給{{name}}',
  handledBy: '{{name}}於{{at}}回電',
  saved: '已儲存',
};
