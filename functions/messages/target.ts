import { findAccount } from '#functions/domain/people/account.ts';
import { CallError } from '#functions/platform/errors.ts';
import { CODE } from '#shared/codes.ts';
import type { Purpose } from '#shared/contracts/messages.ts';
import type { UserId } from '#shared/ids.ts';

/** The phone that a code is sent to, and its purpose. */
export interface Target {
  readonly purpose: Purpose | 'bind';
  readonly phone: string;
  /** Who the code is for: a person, or for a registration the phone itself. */
  readonly subject: string;
}

interface Request {
  readonly purpose: Purpose;
  readonly phone?: string | undefined;
  readonly account?: string | undefined;
}

/** Throws 2004 for an unknown account, 2003 for one that is disabled or has no phone. */
export async function findTarget({ purpose, phone = '', account = '' }: Request) {
  if (purpose === 'register') return { purpose, phone, subject: phone };
  const user = await findAccount(account);
  if (!user.phone) throw new CallError(CODE.forbidden, { reason: 'messages.noPhone' });
  return { purpose, phone: user.phone, subject: user.id };
}

/** A code for binding is valid for one person and one phone. */
export const bindingTarget = (userId: UserId, phone: string): Target => ({
  purpose: 'bind',
  phone,
  subject: userId,
});
