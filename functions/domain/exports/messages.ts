import { cht } from '#shared/i18n/cht.ts';
import { en } from '#shared/i18n/en.ts';
import { messagesIn } from '#shared/i18n/messages.ts';
import { sheetsCht } from '#shared/i18n/sheets/cht.ts';
import { sheetsEn } from '#shared/i18n/sheets/en.ts';
import { sheetsZh } from '#shared/i18n/sheets/zh.ts';
import { zh } from '#shared/i18n/zh.ts';

const ZH = { ...zh, ...sheetsZh };

/** The messages of all, and the names of sheets, columns and folders. */
export type MessageKey = keyof typeof ZH;
export const { message } = messagesIn<MessageKey>({
  zh: ZH,
  cht: { ...cht, ...sheetsCht },
  en: { ...en, ...sheetsEn },
});
