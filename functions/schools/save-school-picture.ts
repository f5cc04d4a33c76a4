import { logOperation } from '#functions/domain/logs/log-entry.ts';
import { storePicture as store } from '#functions/domain/storage/store-picture.ts';
import { picturesPrefix } from '#functions/platform/object-keys.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import type { schools } from '#shared/schools/contract.ts';
import { SCHOOL_LIMITS } from '#shared/schools/limits.ts';

export const storePicture: UseCase<typeof schools.endpoints.picture> = async (
  actor,
  input,
  deps,
) => {
  const rules = {
    prefix: picturesPrefix(actor.schoolId),
    kind: 'school-picture',
    maxBytes: SCHOOL_LIMITS.pictureBytes,
    tooBig: 'too_big_2',
  } as const;
  const stored = await store(actor, input, rules, deps);
  await logOperation({ ...actor, now: deps.now() }, 'school.picture', { key: stored.key });
  return stored;
};
