import { loadSite } from '#functions/domain/schools/site.ts';
import type { Visitor } from '#functions/domain/sessions/actor.ts';
import type { Deps } from '#functions/platform/deps.ts';
import { CallError } from '#functions/platform/errors.ts';
import * as table from '#functions/platform/table.ts';
import { CODE } from '#shared/codes.ts';
import { message } from '#shared/i18n/messages.ts';
import { LIMITS } from '#shared/limits.ts';
import { maskPhone } from '#shared/phones.ts';
import { keepingCode, newCode } from './codes.ts';
import * as limits from './send-limits.ts';
import { smsProvider } from './sms-provider.ts';
import type { Target } from './target.ts';

const COUNT_ATTEMPTS = 3;

/** Counts the code and keeps it, at once; of two at the same moment one is counted and one refused. */
async function countAndKeep(
  target: Target,
  code: string,
  address: string,
  at: number,
): Promise<void> {
  const keys = [limits.numberKey(target.phone), limits.addressKey(address)];
  for (let attempt = 0; attempt < COUNT_ATTEMPTS; attempt += 1) {
    const sent = await Promise.all(keys.map(limits.readSent));
    limits.refuseIfLimited(sent, at);
    try {
      const counted = sent.map((each) => limits.counting(each, at));
      return await table.transact([...counted, await keepingCode(target, code, at)]);
    } catch (error) {
      if (!table.isConditionFailure(error)) throw error;
    }
  }
  throw new CallError(CODE.wait, { reason: 'common.stale' });
}

async function textOf(code: string, { language }: Visitor): Promise<string> {
  const { name } = await loadSite();
  const minutes = LIMITS.codeSeconds / 60;
  return message(language, 'messages.code', { site: name[language], code, minutes });
}

/**
 * Sends a new code. It is counted before it is sent: a carrier that fails must not be asked again
 * and again. Throws -1 when a limit is reached.
 */
export async function issueCode(target: Target, visitor: Visitor, deps: Deps) {
  const at = Math.floor(deps.now().getTime() / 1000);
  const code = newCode();
  await countAndKeep(target, code, visitor.address, at);
  await smsProvider.send(target.phone, await textOf(code, visitor));
  return {
    phone: maskPhone(target.phone),
    valid: LIMITS.codeSeconds,
    wait: LIMITS.codeGapSeconds,
  };
}
