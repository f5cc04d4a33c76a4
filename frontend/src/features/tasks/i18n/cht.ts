import type { Overrides } from '#frontend/src/lib/i18n-types.ts';
import type { zh } from './zh.ts';

export const cht: Overrides<typeof zh> = {
  toStudents: '個別學生',
  late: '截止後仍可繳交（算遲交）',
  remove: {
    withdrawText: '還沒有開啟的學生不再看到它。已經繳交的作品都會保留，任務可以再次發布。',
  },
  fields: { kind: '繳交什麼' },
};
