import type { Texts } from '#shared/languages.ts';
import { SITE_PAGES } from './pages.ts';

export interface Banner {
  readonly id: string;
  readonly title: Texts;
  readonly text: Texts;
  /** Object key; empty or absent for none. */
  readonly picture?: string | undefined;
  /** A path of this site, or an address with https. */
  readonly link: string;
}

/** What the public home announces until the operators say something else. */
export const SITE_BANNERS: readonly Banner[] = [
  {
    id: 'never-lost',
    title: {
      zh: '孩子的作品不会丢',
      cht: '孩子的作品不會遺失',
      en: 'A child’s work is never lost',
    },
    text: {
      zh: '自动保存每一版，断网也能接着做。',
      cht: '自動儲存每一版，斷線也能接著做。',
      en: 'Every version is saved, and work goes on without a network.',
    },
    link: `${SITE_PAGES.home}#never-lost`,
  },
  {
    id: 'reports',
    title: {
      zh: '一个晚上写完全班报告',
      cht: '一個晚上寫完全班報告',
      en: 'A class of reports in one evening',
    },
    text: {
      zh: '证据自动整理，家长扫码就能看。',
      cht: '佐證自動整理，家長掃碼就能看。',
      en: 'The evidence is gathered for you; parents scan a code and read.',
    },
    link: `${SITE_PAGES.home}#reports`,
  },
  {
    id: 'trial',
    title: { zh: '免费试用', cht: '免費試用', en: 'Try it free' },
    text: {
      zh: '三分钟开通，不需要银行卡。',
      cht: '三分鐘開通，不需要信用卡。',
      en: 'Ready in three minutes, without a bank card.',
    },
    link: '/register',
  },
];
