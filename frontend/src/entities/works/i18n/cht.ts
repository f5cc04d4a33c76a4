import type { Overrides } from '#frontend/src/lib/i18n-types.ts';
import type { zh } from './zh.ts';

export const cht: Overrides<typeof zh> = {
  comments_other: '{{count}} 則留言',
  visibility: {
    private: '只有自己和老師看得到',
    class: '同班同學看得到',
    school: '全校看得到',
    public: '所有人都看得到',
  },
};
