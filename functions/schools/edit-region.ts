import { hourWallets, walletsOfSchool } from '#functions/domain/hours/hour-wallet.ts';
import { LESSON_LISTS } from '#functions/domain/lessons/lesson.ts';
import { changedFields, loggingOperation } from '#functions/domain/logs/log-entry.ts';
import { type School, schools } from '#functions/domain/schools/school.ts';
import { forgetAccountState } from '#functions/domain/sessions/account-state.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import { CallError, changedMeanwhile } from '#functions/platform/errors.ts';
import { contentRevision } from '#functions/platform/hashed.ts';
import { pageOfList, schoolList } from '#functions/platform/listing.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import { CODE } from '#shared/codes.ts';
import type { Input } from '#shared/endpoint.ts';
import type { schools as contract } from '#shared/schools/contract.ts';
import { loadSchool } from './load-school.ts';

type Edit = Input<typeof contract.endpoints.editRegion>;

type Region = Pick<School, 'country' | 'timeZone' | 'currency' | 'language'>;

const regionOf = ({ country, timeZone, currency, language }: Region) => ({
  country,
  time_zone: timeZone,
  currency,
  language,
});

const toRegionDto = (school: School) => ({
  ...regionOf(school),
  rev: contentRevision(regionOf(school)),
});

export const getRegion: UseCase<typeof contract.endpoints.region> = async (actor) =>
  toRegionDto(await loadSchool(actor));

/** The days, hours and reminders of lessons that are planned hold instants of the school's clock. */
async function refuseWithLessons({ schoolId }: Actor, now: Date): Promise<void> {
  const prefix = schoolList(schoolId, LESSON_LISTS.open());
  const { entries } = await pageOfList(prefix, { limit: 1, descending: true });
  const [last] = entries;
  if (last && last.position > now.toISOString())
    throw new CallError(CODE.wait, { reason: 'schools.lessonsPlanned' });
}

/** Amounts are kept in the smallest unit, without a currency of their own. */
async function refuseWithHours({ schoolId }: Actor): Promise<void> {
  const { items } = await hourWallets.pageOfIndex(walletsOfSchool(schoolId), { limit: 1 });
  if (items.length > 0) throw new CallError(CODE.wait, { reason: 'schools.hoursEntered' });
}

const withRegion = (school: School, edit: Edit): School => ({
  ...school,
  country: edit.country,
  timeZone: edit.time_zone,
  currency: edit.currency,
  language: edit.language,
});

/**
 * Changes country, clock, money and language of the school. Throws -1 for another time zone while lessons are
 * planned, and for another currency as soon as hours were entered.
 */
export const editRegion: UseCase<typeof contract.endpoints.editRegion> = async (
  actor,
  edit,
  deps,
) => {
  const now = deps.now();
  const before = await loadSchool(actor);
  if (toRegionDto(before).rev !== edit.rev) throw changedMeanwhile(toRegionDto(before));
  if (edit.time_zone !== before.timeZone) await refuseWithLessons(actor, now);
  if (edit.currency !== before.currency) await refuseWithHours(actor);
  const after = await schools.change(
    actor.schoolId,
    (school) => (toRegionDto(school).rev === edit.rev ? withRegion(school, edit) : undefined),
    (was, is) =>
      loggingOperation(
        { ...actor, now },
        'school.region',
        changedFields(regionOf(was), regionOf(is)),
      ),
  );
  forgetAccountState(actor.userId);
  if (!after) throw new CallError(CODE.notFound);
  return toRegionDto(after);
};
