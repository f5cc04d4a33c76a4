import type { Texts } from '#shared/languages.ts';

/** What the operation log tells, in words. */
export const CERTIFICATE_OPERATIONS = {
  'certificate.again': { zh: '重做证书', cht: '重做證書', en: 'Made a certificate again' },
  'certificate.batch-remove': {
    zh: '删除一批证书的计划',
    cht: '刪除一批證書的計畫',
    en: 'Deleted a plan of certificates',
  },
  'certificate.delete': { zh: '删除证书', cht: '刪除證書', en: 'Deleted a certificate' },
  'certificate.revoke': { zh: '撤销证书', cht: '撤銷證書', en: 'Revoked a certificate' },
  'certificate.save': { zh: '制作证书', cht: '製作證書', en: 'Made certificates' },
  'certificate.template': {
    zh: '保存证书模板',
    cht: '儲存證書範本',
    en: 'Saved a certificate template',
  },
  'certificate.template-remove': {
    zh: '删除证书模板',
    cht: '刪除證書範本',
    en: 'Deleted a certificate template',
  },
} as const satisfies Readonly<Record<string, Texts>>;
