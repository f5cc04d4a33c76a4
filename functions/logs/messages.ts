import { cht } from '#shared/i18n/cht.ts';
import { en } from '#shared/i18n/en.ts';
import { leadSheetsCht } from '#shared/i18n/lead-sheets/cht.ts';
import { leadSheetsEn } from '#shared/i18n/lead-sheets/en.ts';
import { leadSheetsZh } from '#shared/i18n/lead-sheets/zh.ts';
import { logsCht } from '#shared/i18n/logs/cht.ts';
import { logsEn } from '#shared/i18n/logs/en.ts';
import { logsZh } from '#shared/i18n/logs/zh.ts';
import { messagesIn } from '#shared/i18n/messages.ts';
import { sheetsCht } from '#shared/i18n/sheets/cht.ts';
import { sheetsEn } from '#shared/i18n/sheets/en.ts';
import { sheetsZh } from '#shared/i18n/sheets/zh.ts';
import { zh } from '#shared/i18n/zh.ts';

const ZH = { ...zh, ...leadSheetsZh, ...logsZh, ...sheetsZh };

/** The messages of all, and the words of the log; the names of columns are those of exports. */
export type MessageKey = keyof typeof ZH;
export const { message, findMessage } = messagesIn<MessageKey>({
  zh: ZH,
  cht: { ...cht, ...leadSheetsCht, ...logsCht, ...sheetsCht },
  en: { ...en, ...leadSheetsEn, ...logsEn, ...sheetsEn },
});
