import { type Column as AnyColumn, sheetsIn } from '#functions/platform/sheet.ts';
import { analysisCht } from '#shared/i18n/analysis/cht.ts';
import { analysisEn } from '#shared/i18n/analysis/en.ts';
import { analysisZh } from '#shared/i18n/analysis/zh.ts';
import { cht } from '#shared/i18n/cht.ts';
import { en } from '#shared/i18n/en.ts';
import { messagesIn } from '#shared/i18n/messages.ts';
import { zh } from '#shared/i18n/zh.ts';

const ZH = { ...zh, ...analysisZh };

/** The messages of all, and the words of the sheets of figures. */
export type MessageKey = keyof typeof ZH;
export const { message } = messagesIn<MessageKey>({
  zh: ZH,
  cht: { ...cht, ...analysisCht },
  en: { ...en, ...analysisEn },
});

export type Column<T> = AnyColumn<T, MessageKey>;
export const { sheetOf, makeSheet } = sheetsIn<MessageKey>(message);
