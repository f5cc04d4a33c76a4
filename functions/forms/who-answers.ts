import type { Form } from '#functions/domain/forms/form.ts';
import { onceKey } from '#functions/domain/forms/form-answer.ts';
import { opens, ownerOf, parentCodes } from '#functions/domain/people/parent-code.ts';
import { type User, users } from '#functions/domain/people/user.ts';
import { actorOf, type Visitor } from '#functions/domain/sessions/actor.ts';
import { CallError, missingField } from '#functions/platform/errors.ts';
import { hashed } from '#functions/platform/hashed.ts';
import { getItem, type TransactWrite } from '#functions/platform/table.ts';
import { CODE } from '#shared/codes.ts';
import { ROLE } from '#shared/roles.ts';

/** What a browser says of who answers. */
interface Said {
  readonly device?: string | undefined;
  /** The address of a child's page for the family. */
  readonly child?: string | undefined;
}

export interface Answerer {
  /** Names the device or the student, for forms that either answers once; empty for others. */
  readonly once: string;
  readonly student: User | undefined;
}

const maySign = ({ removed, disabled, role }: User): boolean =>
  role === ROLE.student && !removed && !disabled;

/** The student who is signed in, or whose page the address opens; of the form's school. */
async function findStudent(
  caller: Visitor,
  { schoolId }: Form,
  { child }: Said,
): Promise<User | undefined> {
  const actor = actorOf(caller);
  if (actor?.role === ROLE.student) return actor.schoolId === schoolId ? actor.user : undefined;
  if (!child) return undefined;
  const owner = ownerOf(child);
  const [code, user] = await Promise.all([
    parentCodes.get(owner, { consistent: true }),
    users.get(owner),
  ]);
  const isRight = (await opens(child, code)) && owner.schoolId === schoolId;
  return isRight && user && maySign(user) ? user : undefined;
}

/** Who answers a form; undefined when it asks for a student, and none is known. */
export async function findAnswerer(
  caller: Visitor,
  form: Form,
  said: Said,
): Promise<Answerer | undefined> {
  if (form.once === 'no') return { once: '', student: undefined };
  if (form.once === 'device') {
    if (!said.device) throw missingField('device');
    return { once: `DEVICE#${hashed(said.device)}`, student: undefined };
  }
  const student = await findStudent(caller, form, said);
  return student && { once: `STUDENT#${student.id}`, student };
}

const answeredBefore = (): CallError => new CallError(CODE.wait, { reason: 'forms.answered' });

/** Whether this device or student has answered. */
export const hasAnswered = async (form: Form, { once }: Answerer): Promise<boolean> =>
  once !== '' && (await getItem({ Key: onceKey(form, once), ConsistentRead: true })) !== undefined;

/** Refused with -1 when this device or student has answered. */
export const answeringOnce = (form: Form, { once }: Answerer): TransactWrite[] =>
  once === ''
    ? []
    : [
        {
          Put: {
            Item: { ...onceKey(form, once), type: 'form-once' },
            ConditionExpression: 'attribute_not_exists(pk)',
          },
          refusal: answeredBefore(),
        },
      ];
