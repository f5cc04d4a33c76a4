import { type Column as AnyColumn, sheetsIn } from '#functions/platform/sheet.ts';
import { analysisEn } from '#shared/analysis/sheets/i18n/en.ts';
import { analysisZh } from '#shared/analysis/sheets/i18n/zh.ts';
import { analysisCht } from '#shared/i18n/cht.generated.ts';
import { type MessageKey as CommonKey, messagesWith } from '#shared/i18n/messages.ts';

/** The messages of all, and the words of the sheets of figures. */
export type MessageKey = CommonKey | keyof typeof analysisZh;
export const { message } = messagesWith({
  zh: analysisZh,
  cht: analysisCht,
  en: analysisEn,
});

export type Column<T> = AnyColumn<T, MessageKey>;
export const { sheetOf, makeSheet } = sheetsIn<MessageKey>(message);
