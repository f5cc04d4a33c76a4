import type { Translation } from '#frontend/src/lib/i18n-types.ts';
import type { zh } from './zh.ts';

export const cht: Translation<typeof zh> = {
  download: '下載',
  openPdf: '開啟 PDF',
  onlyDownload: '這種檔案要下載後開啟。',
  versions: '歷史版本',
  like_other: '{{count}} 個讚',
  plays_other: '看過 {{count}} 次',
  comments_other: '{{count}} 則留言',
  pending: '等待老師核准公開',
  pendingLook: '等待老師看一看',
  declined: '沒有獲准公開',
  declinedLook: '老師請你改一改',
  blocked: '已被老師下架',
  visibility: {
    private: '只有自己和老師看得到',
    class: '同班同學看得到',
    school: '全校看得到',
    public: '所有人都看得到',
  },
};
