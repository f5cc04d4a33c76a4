import { normalAccount } from '#functions/domain/people/account.ts';
import { demandedWork, ofAddress, readSent } from '#functions/domain/people/code-limits.ts';
import type { Visitor } from '#functions/domain/sessions/actor.ts';
import { epochSeconds } from '#functions/platform/epoch-seconds.ts';
import { hashed } from '#functions/platform/hashed.ts';
import { networkOf } from '#functions/platform/network.ts';
import { getItems } from '#functions/platform/table.ts';
import { isFresh, newChallenge, useSolution } from '#functions/request/challenge.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import type { portal } from '#shared/portal/contract.ts';
import * as attempts from './login-attempts.ts';
import { challengeRequired } from './sign-in-refusals.ts';

/** An account name and the network that asks for it; a sign-in card has no name. */
const subjectOf = (name: string, address: string): string =>
  hashed(`${normalAccount(name)}\n${networkOf(address)}`);

/**
 * A challenge as hard as the next sign-in with this account from this address must have solved. Also for an
 * unknown name: its failures are counted like everybody's.
 */
async function signInChallenge(username: string, address: string, now: Date) {
  const keys = [attempts.accountKey(username), attempts.addressKey(address)] as const;
  const items = await getItems(keys);
  const [ofAccount, ofAddress] = keys.map(({ pk }) =>
    attempts.current(
      items.find((item) => item.pk === pk),
      now,
    ),
  );
  const level = Math.max(
    0,
    attempts.levelOfAccount(ofAccount ?? attempts.NONE),
    attempts.levelOfAddress(ofAddress ?? attempts.NONE),
  );
  return newChallenge({ now, level, subject: subjectOf(username, address) });
}

/** A challenge as hard as the next code that this network asks for must have solved. */
async function codeChallenge(address: string, now: Date) {
  const sent = await readSent(ofAddress(address));
  return newChallenge({ now, level: demandedWork(sent, epochSeconds(now)) });
}

export const giveChallenge: UseCase<typeof portal.endpoints.challenge> = (
  { address },
  { purpose, username = '' },
  deps,
) =>
  purpose === 'code'
    ? codeChallenge(address, deps.now())
    : signInChallenge(username, address, deps.now());

interface Asking {
  readonly visitor: Visitor;
  /** Account name; empty for a card. */
  readonly name: string;
  readonly code: string | undefined;
  readonly ofAddress: attempts.Attempts;
  readonly now: Date;
}

/**
 * Checks the work that came with an attempt, before anything is counted, and answers the number of failures of
 * the account below which it is enough. Throws 2002 with `data.challenge` when it is not enough for the address.
 *
 * Strangers may fail while a person solves the challenge. So a challenge that was given for this account and
 * network a moment ago counts as given, however many failed since; the address may have gone up by one level.
 */
export async function reachOfWork({
  visitor: { address },
  name,
  code,
  ofAddress,
  now,
}: Asking): Promise<number> {
  const solution = await useSolution(code);
  const level = solution?.level ?? attempts.NO_WORK;
  const isOfNow = solution?.subject === subjectOf(name, address) && isFresh(solution, now);
  if (level < attempts.levelOfAddress(ofAddress) - (isOfNow ? 1 : 0)) throw challengeRequired();
  return isOfNow ? attempts.BOUNDLESS : attempts.reachOf(level);
}

/**
 * Counts an attempt as a failure before the password is checked, so that parallel attempts cannot outrun the
 * counter; one that succeeds clears it again. Throws 2002 with `data.challenge`, and counts nothing, when the
 * work is not enough for the failures so far.
 */
export async function countAhead(asking: Asking, before?: attempts.Attempts): Promise<number> {
  const below = await reachOfWork(asking);
  const key = attempts.accountKey(asking.name);
  const counting = before ? { before, below } : { below };
  const count = await attempts.addFailure(key, asking.now, counting);
  if (count === undefined) throw challengeRequired();
  return count;
}
