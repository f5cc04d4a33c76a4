import { loadSite } from '#functions/domain/schools/site.ts';
import type { Visitor } from '#functions/domain/sessions/actor.ts';
import type { Deps } from '#functions/platform/deps.ts';
import { retryWrite } from '#functions/platform/retry.ts';
import { transact } from '#functions/platform/table.ts';
import { requireSolution } from '#functions/request/challenge.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import type { messages } from '#shared/contracts/messages.ts';
import { message } from '#shared/i18n/messages.ts';
import { LIMITS } from '#shared/limits.ts';
import { maskPhone } from '#shared/phones.ts';
import * as limits from './code-limits.ts';
import { newCode, storingCode } from './codes.ts';
import { smsProvider } from './sms-provider.ts';
import { bindingTarget, findTarget, type Target } from './target.ts';

/** Counts and stores the code in one transaction; of two at the same moment one is refused. */
const countAndKeep = (target: Target, code: string, address: string, at: number): Promise<void> =>
  retryWrite(async () => {
    const keys = [limits.numberKey(target.phone), limits.addressKey(address)];
    const sent = await Promise.all(keys.map(limits.readSent));
    limits.refuseIfLimited(sent, at);
    const counted = sent.map((each) => limits.counting(each, at));
    await transact([...counted, await storingCode(target, code, at)]);
  });

async function textOf(code: string, { language }: Visitor): Promise<string> {
  const { name } = await loadSite();
  const minutes = LIMITS.codeSeconds / 60;
  return message(language, 'messages.code', { site: name[language], code, minutes });
}

/**
 * Sends a new code. It is counted before it is sent, so that a failing carrier is not asked without
 * limit. Throws -1 when a limit is reached.
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

/** Messages cost money and annoy people: a visitor must solve a challenge for each. */
export const sendCode: UseCase<typeof messages.endpoints.sendCode> = async (
  visitor,
  input,
  deps,
) => {
  await requireSolution(input.verificationCode);
  return issueCode(await findTarget(input), visitor, deps);
};

export const sendBindingCode: UseCase<typeof messages.endpoints.sendBindingCode> = (
  actor,
  { phone },
  deps,
) => issueCode(bindingTarget(actor.userId, phone), actor, deps);
