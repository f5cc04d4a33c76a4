import { isEmail } from '#shared/people/contacts.ts';
import { type Mail, mailProvider } from './mail-provider.ts';
import { smsProvider } from './sms-provider.ts';

/** Hands a message over for a phone number or an e-mail address; throws when it is not accepted. */
export type Reach = (contact: string, message: Mail) => Promise<void>;

/** A subject is for e-mails only. */
export const reach: Reach = (contact, message) =>
  isEmail(contact) ? mailProvider.send(contact, message) : smsProvider.send(contact, message.text);
