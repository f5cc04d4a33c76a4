import { documentsCht } from '#shared/i18n/cht.generated.ts';
import { type MessageKey as CommonKey, messagesWith } from '#shared/i18n/messages.ts';
import { documentsEn } from '#shared/sharing/document/i18n/en.ts';
import { documentsZh } from '#shared/sharing/document/i18n/zh.ts';

/** The messages of all, and the words of a report for the family. */
export type MessageKey = CommonKey | keyof typeof documentsZh;
export const { message } = messagesWith({
  zh: documentsZh,
  cht: documentsCht,
  en: documentsEn,
});
