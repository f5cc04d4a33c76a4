import type { Texts } from '#shared/languages.ts';

/** What the operation log tells, in words. */
export const MESSAGE_OPERATIONS = {
  'message.send': { zh: '给班级发消息', cht: '傳訊息給班級', en: 'Sent a message to a class' },
} as const satisfies Readonly<Record<string, Texts>>;
