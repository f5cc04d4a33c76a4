import { documentsCht } from '#shared/i18n/cht.generated.ts';
import { documentsEn } from '#shared/i18n/documents/en.ts';
import { documentsZh } from '#shared/i18n/documents/zh.ts';
import { type MessageKey as CommonKey, messagesWith } from '#shared/i18n/messages.ts';

/** The messages of all, and the words of a report for the family. */
export type MessageKey = CommonKey | keyof typeof documentsZh;
export const { message } = messagesWith({
  zh: documentsZh,
  cht: documentsCht,
  en: documentsEn,
});
