import { sheetsEn, sheetsZh } from '#shared/exports/sheets/i18n/all.generated.ts';
import { sheetsCht } from '#shared/i18n/cht.generated.ts';
import { type MessageKey as CommonKey, messagesWith } from '#shared/i18n/messages.ts';

/** The messages of all, and the names of sheets, columns and folders. */
export type MessageKey = CommonKey | keyof typeof sheetsZh;
export const { message } = messagesWith({
  zh: sheetsZh,
  cht: sheetsCht,
  en: sheetsEn,
});
