import type * as z from 'zod';
import { logAttempt } from '#functions/domain/logs/log-attempt.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import { CallError, InputError, type RefusedField } from '#functions/platform/errors.ts';
import { CODE } from '#shared/codes.ts';
import type { Endpoint } from '#shared/endpoint.ts';
import { ROLE } from '#shared/roles.ts';
import type { CallState, Step } from '../call-state.ts';

type Raw = Readonly<Record<string, unknown>>;
type Issue = z.core.$ZodIssue;

export function valueAt(raw: Raw, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, step) => (value && typeof value === 'object' ? Reflect.get(value, step) : undefined),
    raw,
  );
}

export const isBlank = (value: unknown): boolean =>
  typeof value === 'string' && value.trim() === '';

/** The rule of an issue, which is the key of its message. */
function ruleOf(issue: Issue, value: unknown): string {
  if (value === undefined && issue.code !== 'custom') return 'required';
  if (isBlank(value) && issue.code !== 'custom') return 'blank';
  if (issue.code === 'invalid_type' || issue.code === 'invalid_union') return 'type';
  if (issue.code === 'too_big' || issue.code === 'too_small') return issue.code;
  if (issue.code === 'custom') return String(issue.params?.rule ?? 'invalid');
  return 'invalid';
}

/** A blank value may break several rules of its schema: each field and rule is reported once. */
const withoutDuplicates = (refused: readonly RefusedField[]): RefusedField[] => [
  ...new Map(refused.map((entry) => [`${entry.field} ${entry.rule}`, entry])).values(),
];

function toInputError(error: z.ZodError, raw: Raw): InputError {
  const refused = withoutDuplicates(
    error.issues.map((issue) => ({
      field: issue.path.join('.'),
      rule: ruleOf(issue, valueAt(raw, issue.path)),
    })),
  );
  return new InputError(refused);
}

/** A payload that names another school is refused and logged (product: settled point 4). */
async function refuseForeignSchool({ raw, actor, deps, endpoint }: CallState): Promise<void> {
  const named = raw.school_id;
  if (!actor || named === undefined || named === '' || named === actor.schoolId) return;
  // String() would call a `toString` that the payload may contain.
  const text = typeof named === 'string' ? named : JSON.stringify(named);
  // Cutting may leave half a surrogate pair, which the table refuses.
  const named_school = text.slice(0, 64).toWellFormed();
  await logAttempt({ ...actor, now: deps.now() }, 'foreign-school', {
    path: endpoint.path,
    named_school,
  });
  throw new CallError(CODE.forbidden, { reason: 'common.foreignSchool' });
}

function refuseForeignUser(named: string | undefined, actor: Actor): void {
  if (named !== undefined && named !== actor.userId) {
    throw new CallError(CODE.forbidden, { reason: 'common.foreignUser' });
  }
}

interface Named {
  readonly user_id?: string;
  readonly student_id?: string;
}

/** A call for oneself names nobody else, and a student no other student: it would act for the caller. Throws 2003. */
function refuseOthers({ self }: Endpoint, { user_id, student_id }: Named, actor: Actor): void {
  if (self) refuseForeignUser(user_id, actor);
  if (actor.role === ROLE.student) refuseForeignUser(student_id, actor);
}

/** Checks the payload against the contract's schema (1001 to 1004), and its school and user against the caller. */
export const validate: Step = {
  before: async ({ context: { call } }) => {
    const { endpoint, raw, actor } = call;
    await refuseForeignSchool(call);
    const parsed = endpoint.input.safeParse(raw);
    if (!parsed.success) throw toInputError(parsed.error, raw);
    if (actor) refuseOthers(endpoint, Object(parsed.data), actor);
    call.input = parsed.data;
  },
};
