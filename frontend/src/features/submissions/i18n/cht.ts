import type { Overrides } from '#frontend/src/lib/i18n-types.ts';
import type { zh } from './zh.ts';

export const cht: Overrides<typeof zh> = {
  handedIn: '繳交時間',
  reviewFrozen: '批改沒有繳交的作品',
  deadline: {
    frozenFact: '沒有繳交。這是截止時（{{time}}）的作品。',
    frozenThen: '沒有繳交。這是當時截止時的作品。',
    arrivedFact:
      '沒有繳交。依學生裝置的時鐘，它在截止前的 {{made}} 就做好了，但截止後的 {{came}} 才收到。算不算由您決定。',
  },
  works: {
    what: '每名學生一份作品：繳交的作品；沒有繳交的，是截止時的作品。截止前製作、截止後才收到的作品放在單獨的資料夾裡。另附完成情形的表格。',
  },
  nothingYet: '還沒有繳交作品',
  handedInAt: '{{time}} 繳交',
  handedInLate: '{{time}} 繳交，遲交',
  history_other: '繳交了 {{count}} 次',
  keys: {
    versions: '更早 / 更新的一次繳交',
  },
};
