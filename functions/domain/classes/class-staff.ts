import { users } from '#functions/domain/people/user.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import { CallError, refuseField } from '#functions/platform/errors.ts';
import type { TransactWrite } from '#functions/platform/table.ts';
import { CODE } from '#shared/codes.ts';
import type { SchoolId, UserId } from '#shared/ids.ts';
import { ROLE, STAFF } from '#shared/roles.ts';
import type { Class } from './class.ts';

type Staff = Pick<Class, 'teacherId' | 'assistantId'>;
const FIELDS = { teacherId: 'teacher_id', assistantId: 'assistant_id' } as const;

const noTeacher = () => new CallError(CODE.notFound, { reason: 'classes.noTeacher' });

async function checkPerson(schoolId: SchoolId, userId: UserId, field: string): Promise<void> {
  const user = await users.get({ schoolId, userId });
  if (!user || user.removed || !STAFF.includes(user.role)) throw noTeacher();
  if (user.disabled) throw refuseField(field, 'disabled');
}

/** The teacher and assistant whom a change adds to a class. */
function addedStaff(before: Partial<Staff>, after: Staff): [field: string, userId: UserId][] {
  return (['teacherId', 'assistantId'] as const).flatMap((part) => {
    const userId = after[part];
    return userId && userId !== before[part] ? [[FIELDS[part], userId]] : [];
  });
}

/**
 * Checks the new staff of a class or lesson: two different, active people of the school. Only a principal
 * gives it to another teacher; a new one belongs to the caller. Staff who stay are not checked. Throws 1001, 2003 and 2004.
 */
export async function checkStaff(
  actor: Actor,
  before: Partial<Staff>,
  after: Staff,
): Promise<void> {
  const { teacherId: given = actor.userId } = before;
  if (actor.role !== ROLE.principal && after.teacherId !== given)
    throw new CallError(CODE.forbidden, { reason: 'classes.onlyOwn' });
  if (after.assistantId === after.teacherId) throw refuseField('assistant_id', 'same');
  for (const [field, userId] of addedStaff(before, after))
    await checkPerson(actor.schoolId, userId, field);
}

/** Cancels the transaction when a member of staff who is added has been removed or disabled meanwhile. */
export const requiringStaff = (
  schoolId: SchoolId,
  before: Partial<Staff>,
  after: Staff,
): TransactWrite[] =>
  addedStaff(before, after).map(([, userId]) => ({
    ConditionCheck: {
      Key: users.key({ schoolId, userId }),
      ConditionExpression: 'attribute_not_exists(removed) AND disabled = :no',
      ExpressionAttributeValues: { ':no': false },
    },
    refusal: noTeacher(),
  }));
