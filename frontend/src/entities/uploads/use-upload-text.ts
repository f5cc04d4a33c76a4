import { useTranslation } from 'react-i18next';
import { formatBytes } from '#frontend/src/lib/bytes.ts';
import { LOCALES, useLanguage } from '#frontend/src/lib/language.ts';
import type { Refusal } from '#frontend/src/lib/uploads/check-file.ts';
import type { UploadItem } from '#frontend/src/lib/uploads/upload-item.ts';

/** Where an upload stands, in words and numbers. */
export function useUploadText() {
  const { t } = useTranslation('upload');
  const locale = LOCALES[useLanguage()];
  const size = (bytes: number) => formatBytes(bytes, locale);
  const percents = new Intl.NumberFormat(locale, { style: 'percent' });

  function refused(refusal: Refusal): string {
    if (refusal.rule === 'ending') return t('ending', { endings: refusal.endings });
    return refusal.rule === 'size' ? t('size', { size: size(refusal.bytes) }) : t('empty');
  }
  return ({ state, sent, bytes, isWaiting, refusal, message }: UploadItem): string => {
    if (refusal) return refused(refusal);
    if (isWaiting) return t('noNetwork');
    const percent = percents.format(bytes > 0 ? Math.floor((sent / bytes) * 100) / 100 : 0);
    const texts = {
      waiting: t('waiting'),
      sending: t('sent', { percent, sent: size(sent), total: size(bytes) }),
      paused: t('paused', { percent }),
      finishing: t('checking'),
      done: t('done'),
      failed: message || t('failed'),
    };
    return texts[state];
  };
}
