import { cht } from '#shared/i18n/cht.ts';
import { documentsCht } from '#shared/i18n/documents/cht.ts';
import { documentsEn } from '#shared/i18n/documents/en.ts';
import { documentsZh } from '#shared/i18n/documents/zh.ts';
import { en } from '#shared/i18n/en.ts';
import { messagesIn } from '#shared/i18n/messages.ts';
import { zh } from '#shared/i18n/zh.ts';

const ZH = { ...zh, ...documentsZh };

/** The messages of all, and the words of a report for the family. */
export type MessageKey = keyof typeof ZH;
export const { message } = messagesIn<MessageKey>({
  zh: ZH,
  cht: { ...cht, ...documentsCht },
  en: { ...en, ...documentsEn },
});
