import { createHandler } from '#functions/request/create-handler.ts';
import { messages } from '#shared/messages/contract.ts';
import { bindContact } from './bind-contact.ts';
import { listRecipients } from './recipients.ts';
import { sendBindingCode, sendCode } from './send-code.ts';
import { sendToClass } from './send-to-class.ts';
import { verifyCode } from './verify-code.ts';

export const handler = createHandler(messages, {
  sendCode,
  verifyCode,
  sendBindingCode,
  bindContact,
  recipients: listRecipients,
  sendToClass,
});
