import { leadSheetsCht, logsCht, sheetsCht } from '#shared/i18n/cht.generated.ts';
import { leadSheetsEn } from '#shared/i18n/lead-sheets/en.ts';
import { leadSheetsZh } from '#shared/i18n/lead-sheets/zh.ts';
import { logsEn } from '#shared/i18n/logs/en.ts';
import { logsZh } from '#shared/i18n/logs/zh.ts';
import { type MessageKey as CommonKey, messagesWith } from '#shared/i18n/messages.ts';
import { sheetsEn } from '#shared/i18n/sheets/en.ts';
import { sheetsZh } from '#shared/i18n/sheets/zh.ts';

const ZH = { ...leadSheetsZh, ...logsZh, ...sheetsZh };

/** The messages of all, and the words of the log; the names of columns are those of exports. */
export type MessageKey = CommonKey | keyof typeof ZH;
export const { message, findMessage } = messagesWith({
  zh: ZH,
  cht: { ...leadSheetsCht, ...logsCht, ...sheetsCht },
  en: { ...leadSheetsEn, ...logsEn, ...sheetsEn },
});
