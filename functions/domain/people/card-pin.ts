import { createHmac } from 'node:crypto';
import { isSameText } from '#functions/platform/same-text.ts';
import { secrets } from '#functions/platform/secrets.ts';
import type { CardPicture } from '#shared/students/card-pictures.ts';
import type { User } from './user.ts';

type Pin = readonly CardPicture[];
type Owner = Pick<User, 'id' | 'schoolId'>;

/**
 * What is stored of a PIN. There are few of them, so that a plain hash could be tried out: this one needs a key
 * of the deployment.
 */
export async function hashOfPin({ id, schoolId }: Owner, pin: Pin): Promise<string> {
  const { passwordKey } = await secrets();
  return createHmac('sha256', passwordKey)
    .update(`card-pin\n${schoolId}\n${id}\n${pin.join(' ')}`)
    .digest('base64url');
}

/** Whether a PIN is the student's own. */
export const isPinOf = async (user: Owner & Pick<User, 'cardPin'>, pin: Pin): Promise<boolean> =>
  isSameText(user.cardPin ?? '', await hashOfPin(user, pin));
