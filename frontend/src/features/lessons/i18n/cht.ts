import type { Overrides } from '#frontend/src/lib/i18n-types.ts';
import type { zh } from './zh.ts';

export const cht: Overrides<typeof zh> = {
  views: {
    agenda: '清單',
  },
  states: {
    closing: '正在下課',
  },
  undo: '復原',
  notUndone: '無法復原：{{reason}}',
  plans: {
    noneHint: '排系列課、批次調整或取消課程後，可以在這裡復原。',
    states: {
      undoing: '復原中',
      undone: '已復原',
    },
    undoTitle: '復原這次操作？',
  },
  setup: {
    holiday: {
      presetsHint: '依法律規定的日子列出。每年另行公布的調整放假和補班不在其中，請對照當地公告。',
    },
  },
};
