import { loadSettings } from '#functions/domain/calendar/calendar-settings.ts';
import { creatingLead } from '#functions/domain/leads/change-lead.ts';
import { loadLeadSettings } from '#functions/domain/leads/lead-settings.ts';
import { notifying } from '#functions/domain/notices/inbox-notice.ts';
import { type School, schools } from '#functions/domain/schools/school.ts';
import { isPastDue } from '#functions/domain/schools/subscription.ts';
import { loadPrincipals } from '#functions/domain/teachers/principals.ts';
import { countingUpTo } from '#functions/platform/counting-up-to.ts';
import { epochSeconds } from '#functions/platform/epoch-seconds.ts';
import { CallError } from '#functions/platform/errors.ts';
import { hashed } from '#functions/platform/hashed.ts';
import { schoolPrefix } from '#functions/platform/keys.ts';
import { mediaUrl } from '#functions/platform/media.ts';
import { networkOf } from '#functions/platform/network.ts';
import { requirePhone } from '#functions/platform/phones.ts';
import { type TransactWrite, transact } from '#functions/platform/table.ts';
import { requireSolution } from '#functions/request/challenge.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import { CODE } from '#shared/codes.ts';
import type { SchoolId } from '#shared/ids.ts';
import type { leads as contract } from '#shared/leads/contract.ts';
import { LEAD_LIMITS } from '#shared/leads/limits.ts';
import { newLead } from './new-lead.ts';
import { requireKnown, todayOf } from './written-lead.ts';

const KEPT_SECONDS = 2 * 86_400;

/** A school that families may see. Throws 2004 for any other. */
async function loadActive(id: SchoolId): Promise<School> {
  const school = await schools.get(id);
  if (school?.state !== 'active' || school.edition === 'platform')
    throw new CallError(CODE.notFound, { reason: 'leads.noSchool' });
  return school;
}

/** The school, and whether families may ask it now. */
async function loadAsked(id: SchoolId, now: Date) {
  const [school, { joinOpen }] = await Promise.all([loadActive(id), loadLeadSettings(id)]);
  return { school, open: joinOpen && !isPastDue(school, now) };
}

export const showJoinSchool: UseCase<typeof contract.endpoints.joinSchool> = async (
  _visitor,
  { school: id },
  deps,
) => {
  const now = deps.now();
  const [{ school, open }, { courses }] = await Promise.all([loadAsked(id, now), loadSettings(id)]);
  return {
    name: school.name,
    logo: await mediaUrl(school.logo, now),
    open,
    country: school.country,
    courses: courses.flatMap((course) =>
      course.archived ? [] : { id: course.id, name: course.name },
    ),
  };
};

/** The school was asked the same today already. */
class AskedToday extends Error {}

interface Asked {
  readonly schoolId: SchoolId;
  readonly today: string;
  readonly now: Date;
}

/**
 * The same words of the same phone are a request that was sent twice. Other words are another request: whoever types
 * the phone of somebody else must not keep the family's own from the school. These items begin with the school, so that
 * they are erased with it; what was said is hashed.
 */
const claimingRequest = (
  said: readonly unknown[],
  { schoolId, today, now }: Asked,
): TransactWrite => ({
  Put: {
    Item: {
      pk: `${schoolPrefix(schoolId)}JOINED#${hashed(JSON.stringify(said))}`,
      sk: today,
      type: 'joined',
      expires: epochSeconds(now) + KEPT_SECONDS,
    },
    ConditionExpression: 'attribute_not_exists(pk)',
  },
  refusal: new AskedToday(),
});

const counting = (of: string, most: number, { schoolId, today, now }: Asked): TransactWrite => ({
  Update: countingUpTo(
    { pk: `${schoolPrefix(schoolId)}JOINS#${of}`, sk: today },
    { most, expires: epochSeconds(now) + KEPT_SECONDS },
  ),
  refusal: new CallError(CODE.wait, { reason: 'leads.tooManyJoins' }),
});

/** A school has one to three principals; of more, those who came first are told. */
const PRINCIPALS_MAX = 3;

async function tellingPrincipals(schoolId: SchoolId, name: string, now: Date) {
  const principals = await loadPrincipals(schoolId, PRINCIPALS_MAX);
  return principals.flatMap((userId) =>
    notifying({ schoolId, userId }, 'leads.joined', { name }, now),
  );
}

/** A family asks a school. What they wrote lands among the leads of the school. */
export const join: UseCase<typeof contract.endpoints.join> = async (visitor, input, deps) => {
  const now = deps.now();
  await requireSolution(input.verificationCode);
  const { school, open } = await loadAsked(input.school, now);
  if (!open) throw new CallError(CODE.wait, { reason: 'leads.joinClosed' });
  const { id: schoolId, country } = school;
  const { name, relation, guardian, wish } = input;
  const phone = await requirePhone(input.phone, { country });
  await requireKnown(schoolId, input);
  const { today, month } = todayOf({ school }, now);
  const written = { ...input, birth: '', grade: '', source: 'web' as const };
  const guardians = [{ relation, name: guardian, phone }];
  const arrival = { schoolId, now, month, language: visitor.language, due: today };
  const lead = newLead({ ...written, referrer: '', campaign: '' }, guardians, arrival);
  const asked = { schoolId, today, now };
  const { school: _, verificationCode: _solution, ...said } = input;
  try {
    await transact([
      claimingRequest(Object.entries({ ...said, phone }).toSorted(), asked),
      counting(networkOf(visitor.address), LEAD_LIMITS.joinsPerNetwork, asked),
      counting('all', LEAD_LIMITS.joinsPerSchool, asked),
      ...creatingLead({ ...lead, wish, consented: now.toISOString() }),
      ...(await tellingPrincipals(schoolId, name, now)),
    ]);
  } catch (error) {
    if (!(error instanceof AskedToday)) throw error;
  }
  return null;
};
