import { type Column as AnyColumn, sheetsIn } from '#functions/platform/sheet.ts';
import { cht } from '#shared/i18n/cht.ts';
import { en } from '#shared/i18n/en.ts';
import { leadSheetsCht } from '#shared/i18n/lead-sheets/cht.ts';
import { leadSheetsEn } from '#shared/i18n/lead-sheets/en.ts';
import { leadSheetsZh } from '#shared/i18n/lead-sheets/zh.ts';
import { messagesIn } from '#shared/i18n/messages.ts';
import { zh } from '#shared/i18n/zh.ts';

const ZH = { ...zh, ...leadSheetsZh };

/** The messages of all, and the words of the sheets of leads. */
export type MessageKey = keyof typeof ZH;
export const { message } = messagesIn<MessageKey>({
  zh: ZH,
  cht: { ...cht, ...leadSheetsCht },
  en: { ...en, ...leadSheetsEn },
});

export type Column<T> = AnyColumn<T, MessageKey>;
export const { makeSheet } = sheetsIn<MessageKey>(message);
