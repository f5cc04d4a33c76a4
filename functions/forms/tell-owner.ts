import { formPartition } from '#functions/domain/forms/form.ts';
import { notifying } from '#functions/domain/notices/inbox-notice.ts';
import { epochSeconds } from '#functions/platform/epoch-seconds.ts';
import { dayAt } from '#functions/platform/school-day.ts';
import { getItem, transact } from '#functions/platform/table.ts';
import type { OpenedForm } from './open-form.ts';

const KEPT_SECONDS = 3 * 86_400;

/** Somebody else's answer was the first. */
class Told extends Error {}

/** Notifies the owner of a form of the first answer on each day of the school. */
export async function tellOwner({ form, school }: OpenedForm, now: Date): Promise<void> {
  const { schoolId, owner: userId, title } = form;
  const Key = { pk: formPartition(form), sk: `TOLD#${dayAt({ now, timeZone: school.timeZone })}` };
  if (await getItem({ Key })) return;
  try {
    await transact([
      {
        Put: {
          Item: { ...Key, type: 'form-told', expires: epochSeconds(now) + KEPT_SECONDS },
          ConditionExpression: 'attribute_not_exists(pk)',
        },
        refusal: new Told(),
      },
      ...notifying({ schoolId, userId }, 'forms.told', { form: title }, now),
    ]);
  } catch (error) {
    if (!(error instanceof Told)) throw error;
  }
}
