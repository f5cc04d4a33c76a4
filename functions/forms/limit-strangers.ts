import { type Form, formPartition } from '#functions/domain/forms/form.ts';
import { actorOf, type Visitor } from '#functions/domain/sessions/actor.ts';
import { countingUpTo } from '#functions/platform/counting-up-to.ts';
import { epochSeconds } from '#functions/platform/epoch-seconds.ts';
import { CallError, missingField } from '#functions/platform/errors.ts';
import { hashed } from '#functions/platform/hashed.ts';
import { networkOf } from '#functions/platform/network.ts';
import { isConditionFailure, updateItem } from '#functions/platform/table.ts';
import { requireSolution } from '#functions/request/challenge.ts';
import { CODE } from '#shared/codes.ts';
import { FORM_LIMITS } from '#shared/forms/limits.ts';

const KEPT_SECONDS = 2 * 86_400;

const MOST = {
  answers: FORM_LIMITS.answersPerNetwork,
  files: FORM_LIMITS.filesPerNetwork,
} as const;

/** Counts what comes from a network to a form on a day; the address itself is not kept. Throws -1 beyond the limit. */
async function countNetwork(
  { address }: Visitor,
  form: Form,
  what: keyof typeof MOST,
  now: Date,
): Promise<void> {
  const day = now.toISOString().slice(0, 10);
  const network = hashed(`${form.id} ${networkOf(address)}`);
  try {
    await updateItem(
      countingUpTo(
        { pk: `${formPartition(form)}#NETWORKS`, sk: `${day}#${what}#${network}` },
        { most: MOST[what], expires: epochSeconds(now) + KEPT_SECONDS },
      ),
    );
  } catch (error) {
    if (!isConditionFailure(error)) throw error;
    throw new CallError(CODE.wait, { reason: 'forms.tooMany' });
  }
}

interface Asked {
  readonly form: Form;
  readonly what: keyof typeof MOST;
  readonly code: string | undefined;
  /** Of the request, which may be repeated with its solution. */
  readonly key: string;
  readonly now: Date;
}

/** Strangers do some work for each request, and a network sends so much on a day. Throws 1004, 1001 and -1. */
export async function limitStrangers(
  caller: Visitor,
  { form, what, code, key, now }: Asked,
): Promise<void> {
  if (!actorOf(caller)) {
    if (code === undefined) throw missingField('verificationCode');
    await requireSolution(code, hashed(`${what} ${key}`));
  }
  await countNetwork(caller, form, what, now);
}
