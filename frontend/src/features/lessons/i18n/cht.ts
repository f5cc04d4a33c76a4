import type { Overrides } from '#frontend/src/lib/i18n-types.ts';
import type { zh } from './zh.ts';

export const cht: Overrides<typeof zh> = {
  noLessonsTodayHint: '可以休息一下，或者備課。',
  views: {
    agenda: '清單',
  },
  nothingHint: '在課表中選一段時間，或按「安排課程」。',
  states: {
    closing: '正在下課',
  },
  hoursHint: '每位學生扣除的時數，可以是半小時。',
  seriesPart: '第 {{n}} 節，共 {{of}} 節',
  notUndone: '無法復原：{{reason}}',
  removeTitle: '刪除這節課？',
  holiday: {
    text: '{{when}} 在「{{name}}」期間。仍然安排這節課嗎？',
  },
  plans: {
    recent: '最近的批次作業',
    seriesHint: '選好班級後，這裡會列出每一堂課的日期，以及是否衝堂。',
    endsBy: {
      count: '依堂數',
    },
    count: '堂數',
    noneLeft: '每一堂課都衝堂或未勾選。',
    clashing_other: '{{count}} 堂衝堂，不會處理。可以換時間、老師或教室。',
    holidays_other: '已略過 {{count}} 天假日：{{days}}',
    clashHint: '其餘的課排好後，可以替衝堂的課另選空檔。',
    stayedOut_other: '{{count}} 堂課衝堂，沒有安排',
    otherTimeOf: '替 {{when}} 的課另選時間',
    toDayHint: '留空表示以後所有還沒上的課。',
    scopes: {
      one: '只有這一堂',
      following: '這一堂和以後的',
      all: '整個系列中還沒上的課',
    },
    none: '還沒有批次作業',
    kinds: {
      term: '結業，取消 {{done}}/{{total}} 堂',
    },
    undoText_other: '{{about}}：{{count}} 堂課會恢復原樣。後來個別改過的課保持不變。',
  },
  setup: {
    room: {
      noneHint: '新增教室後，同一間教室不會同時安排兩節課。',
    },
    colours: {
      pink: '粉紅色',
    },
    holiday: {
      presetsHint: '依法律規定的日子列出。每年另行公布的調整放假和補班不在其中，請對照當地公告。',
      noCountry: '沒有學校所在國家或地區的國定假日資料。可以選擇其他國家或地區，或自行新增假日。',
      noneHint: '系列課會跳過假期，單獨排課時會先詢問您。',
    },
  },
};
