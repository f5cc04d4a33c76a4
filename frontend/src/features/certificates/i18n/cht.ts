import type { Overrides } from '#frontend/src/lib/i18n-types.ts';
import type { zh } from './zh.ts';

export const cht: Overrides<typeof zh> = {
  subtitle: '為學生製作結業、得獎與等級證書，掃碼可查真偽。',
  tabs: {
    made: '已製作的證書',
  },
  emptyHint: '選好範本與學生，一次就能製作全班的證書。',
  filter: {
    anyState: '所有狀態',
  },
  column: {
    course: '課程與級別',
  },
  state: {
    revoked: '已撤銷',
  },
  action: {
    open: '檢視',
    revoke: '撤銷',
    print: '合併成一個 PDF 列印',
  },
  revokedOn: '{{day}} 已撤銷：{{reason}}',
  revoke: {
    title: '撤銷{{name}}的證書',
    text: '「{{title}}」將永久失效，掃碼的人會看到「已撤銷」。無法復原。',
    done: '已撤銷',
  },
  again: {
    text: '新版使用學生目前的姓名與新的編號；舊的紙本證書掃碼時會顯示「已被取代」。',
    sameTemplate: '與原來相同',
  },
  delete: {
    text: '只能由製作的人在 {{hours}} 小時內刪除；刪除後掃碼查無資料。更早的證書請用「撤銷」。',
  },
  make: {
    classHint: '選了班級就為班上的學生製作；不選就在下面挑學生。',
  },
  field: {
    titleHint: '印在證書最上方，如「結業證書」',
  },
  rows: {
    done: '已完成',
    failed: '未完成',
  },
  plan: {
    cancelled: '已停止，完成了 {{done}} / {{total}}',
    done_other: '{{count}} 張證書已完成',
    doneWithFailures: '完成 {{done}} 張，{{failed}} 張未完成',
    mayClose: '可以關閉頁面，系統會接著完成。',
    again: '重做未完成的',
  },
  batch: {
    failed_other: '{{count}} 張未完成',
    openOf: '檢視：{{title}}',
    removeText: '這一批沒有製作出任何證書。',
    noneHint: '一起製作的證書會列在這裡，可以看進度、繼續與列印。',
  },
  template: {
    deleteText: '已經製作的證書不受影響。',
    addHint: '選一個版面開始，文字、位置、印章與背景都可以修改。',
  },
  starter: {
    prize: '獎狀',
  },
  editor: {
    subtitle: '拖曳文字與圖片，選取後修改內容；用預覽檢查長姓名。',
    size: '字級',
  },
  add: {
    text: '新增文字',
    seal: '新增印章',
    signature: '新增簽名',
    code: '新增 QR Code',
  },
  orientation: {
    landscape: 'A4 橫式',
    portrait: 'A4 直式',
  },
  frame: {
    ribbon: '彩帶',
  },
  weight: {
    regular: '標準',
  },
  preview: {
    usual: '一般的姓名',
  },
  verify: {
    revoked: '{{day}} 已被撤銷，無效',
    replaced: '{{day}} 已被新證書取代，無效',
    unknown: '查無此編號',
    unknownHint: '請對照證書再核對一次編號，或直接聯絡發證的學校。',
  },
};
