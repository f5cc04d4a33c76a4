import { type Column as AnyColumn, sheetsIn } from '#functions/platform/sheet.ts';
import { leadSheetsCht } from '#shared/i18n/cht.generated.ts';
import { type MessageKey as CommonKey, messagesWith } from '#shared/i18n/messages.ts';
import { leadSheetsEn } from '#shared/leads/sheets/i18n/en.ts';
import { leadSheetsZh } from '#shared/leads/sheets/i18n/zh.ts';

/** The messages of all, and the words of the sheets of leads. */
export type MessageKey = CommonKey | keyof typeof leadSheetsZh;
export const { message } = messagesWith({
  zh: leadSheetsZh,
  cht: leadSheetsCht,
  en: leadSheetsEn,
});

export type Column<T> = AnyColumn<T, MessageKey>;
export const { makeSheet } = sheetsIn<MessageKey>(message);
