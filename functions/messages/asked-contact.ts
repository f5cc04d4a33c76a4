import { missingField, refuseField } from '#functions/platform/errors.ts';
import { hasMail } from '#functions/platform/mail-provider.ts';
import { requirePhone } from '#functions/platform/phones.ts';

interface Asked {
  readonly phone?: string | undefined;
  readonly email?: string | undefined;
}

/**
 * The phone or the e-mail address that a code is to be sent to, as it is kept. Throws 1001 for a phone that is
 * none in `country`, and for an e-mail address where the deployment sends no e-mails.
 */
export async function askedContact({ phone, email }: Asked, country: string): Promise<string> {
  if (email) {
    if (!hasMail()) throw refuseField('email', 'unavailable');
    return email;
  }
  if (!phone) throw missingField('phone');
  return requirePhone(phone, { country });
}
