import { sheetsEn, sheetsZh } from '#shared/exports/sheets/i18n/all.generated.ts';
import { leadSheetsCht, logsCht, sheetsCht } from '#shared/i18n/cht.generated.ts';
import { type MessageKey as CommonKey, messagesWith } from '#shared/i18n/messages.ts';
import { leadSheetsEn } from '#shared/leads/sheets/i18n/en.ts';
import { leadSheetsZh } from '#shared/leads/sheets/i18n/zh.ts';
import { logsEn } from '#shared/logs/sheets/i18n/en.ts';
import { logsZh } from '#shared/logs/sheets/i18n/zh.ts';

const ZH = { ...leadSheetsZh, ...logsZh, ...sheetsZh };

/** The messages of all, and the words of the log; the names of columns are those of exports. */
export type MessageKey = CommonKey | keyof typeof ZH;
export const { message, findMessage } = messagesWith({
  zh: ZH,
  cht: { ...leadSheetsCht, ...logsCht, ...sheetsCht },
  en: { ...leadSheetsEn, ...logsEn, ...sheetsEn },
});
