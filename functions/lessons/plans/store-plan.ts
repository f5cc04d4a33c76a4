import { createHash } from 'node:crypto';
import { classes } from '#functions/domain/classes/class.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import { CallError, refuseField, unlessExists } from '#functions/platform/errors.ts';
import { type TransactWrite, transact } from '#functions/platform/table.ts';
import { CODE } from '#shared/codes.ts';
import type { PlanProgress } from '#shared/contracts/lesson-plans.ts';
import { PlanId } from '#shared/ids.ts';
import { ROLE } from '#shared/roles.ts';
import {
  type LessonPlan,
  lessonPlans,
  type PlanPart,
  type PlanStep,
  planParts,
} from './lesson-plan.ts';

/** Steps that are stored together: as far as a run gets, it writes one of them. */
const PART_STEPS = 20;
/** Plans are kept for so long: nobody undoes what is older. */
const KEPT_SECONDS = 60 * 86_400;

/** The plan that a request makes, the same whenever it is repeated. */
export function planIdOf({ userId }: Actor, call: string, requestKey: string | undefined): PlanId {
  if (requestKey === undefined) throw refuseField('request_key', 'required');
  const digest = createHash('sha256').update(`${userId} ${call} ${requestKey}`).digest('hex');
  return PlanId.parse(`pln-${digest.slice(0, 32)}`);
}

const inParts = (steps: readonly PlanStep[]): PlanStep[][] =>
  Array.from({ length: Math.ceil(steps.length / PART_STEPS) }, (_, index) =>
    steps.slice(index * PART_STEPS, (index + 1) * PART_STEPS),
  );

/** As many classes as a list names. */
const NAMED_CLASSES = 3;

/** What lists tell of a plan: whose lessons, and from when to when. */
async function aboutOf(
  { schoolId }: Actor,
  steps: readonly PlanStep[],
): Promise<LessonPlan['about']> {
  const concerned = steps.flatMap(({ before, after }) => after ?? before ?? []);
  const ids = [...new Set(concerned.map(({ classId }) => classId))];
  const named = ids.slice(0, NAMED_CLASSES).map((id) => ({ schoolId, id }));
  const dates = concerned.map(({ date }) => date).sort();
  return {
    classNames: (await classes.getMany(named)).flatMap((found) => found?.name ?? []),
    classes: ids.length,
    from: dates[0] ?? '',
    to: dates.at(-1) ?? '',
  };
}

/** What a plan is made of. */
export interface Planned {
  readonly steps: readonly PlanStep[];
  readonly term?: LessonPlan['term'];
  /** Where the steps do not tell, because there may be none. */
  readonly about?: LessonPlan['about'];
}

interface NewPlan extends Planned {
  readonly id: PlanId;
  readonly kind: LessonPlan['kind'];
  readonly content: string;
  readonly override: string;
  readonly now: Date;
}

/** Writes a plan down, all of it or nothing; a repeated request finds it there. */
export async function storePlan(actor: Actor, made: NewPlan) {
  const { id, kind, steps, content, override, now, term } = made;
  const { schoolId, userId, user } = actor;
  const expires = Math.floor(now.getTime() / 1000) + KEPT_SECONDS;
  const parts = inParts(steps);
  const plan = {
    id,
    schoolId,
    kind,
    content,
    override,
    expires,
    state: 'running' as const,
    by: userId,
    byName: user.name,
    created: now.toISOString(),
    about: made.about ?? (await aboutOf(actor, steps)),
    ...(term && { term }),
    parts: parts.map(({ length }) => ({ steps: length, done: 0, refused: 0 })),
  };
  await unlessExists(
    transact([
      ...lessonPlans.creating(plan, plan),
      ...parts.flatMap((some, part) =>
        planParts.creating(
          { schoolId, planId: id, part },
          { schoolId, planId: id, steps: some, expires },
        ),
      ),
    ]),
  );
}

const noSuchPlan = () => new CallError(CODE.notFound, { reason: 'lessons.noSuchEntry' });

/** One's own plans, and for a principal all of the school. */
const isOwn = ({ role, userId }: Actor, { by }: Pick<LessonPlan, 'by'>): boolean =>
  role === ROLE.principal || by === userId;

/** A plan that the caller made; any of the school for a principal. */
export async function loadPlan(actor: Actor, id: PlanId): Promise<LessonPlan> {
  const found = await lessonPlans.get({ schoolId: actor.schoolId, id }, { consistent: true });
  if (!found) throw noSuchPlan();
  if (!isOwn(actor, found)) throw new CallError(CODE.forbidden);
  return found;
}

export async function loadPart(
  { schoolId, id: planId }: LessonPlan,
  part: number,
): Promise<PlanPart> {
  const found = await planParts.get({ schoolId, planId, part }, { consistent: true });
  if (!found) throw noSuchPlan();
  return found;
}

const countOf = (steps: readonly PlanStep[], ...outcomes: PlanStep['outcome'][]): number =>
  steps.filter(({ outcome }) => outcomes.includes(outcome)).length;

/** A lesson that is not as it should be by now. */
export const isLeft = (outcome: PlanStep['outcome']): boolean =>
  outcome === 'refused' || outcome === 'changed' || outcome === 'kept';

/** Stops the transaction of a step when the plan goes another way by then: somebody has begun to undo it. */
export const requiringState = (plan: LessonPlan, refusal: Error): TransactWrite => ({
  ConditionCheck: {
    Key: lessonPlans.key(plan),
    ConditionExpression: '#state = :state',
    ExpressionAttributeNames: { '#state': 'state' },
    ExpressionAttributeValues: { ':state': plan.state },
  },
  refusal,
});

/**
 * Keeps what became of the steps of a part, in the part and in the plan's figures; nothing when the plan
 * goes another way by then. Answers the plan as it is.
 */
export async function savePart(
  plan: LessonPlan,
  part: number,
  steps: readonly PlanStep[],
): Promise<LessonPlan> {
  const { schoolId, id, state } = plan;
  const figures = {
    steps: steps.length,
    done: countOf(steps, 'done', 'kept'),
    refused: steps.filter(({ outcome }) => isLeft(outcome)).length,
  };
  const change = (before: LessonPlan) => {
    if (before.state !== state) return undefined;
    const parts = before.parts.map((each, index) => (index === part ? figures : each));
    return { ...before, parts };
  };
  const saved = await lessonPlans.change({ schoolId, id }, change, async () => {
    const found = await loadPart(plan, part);
    return planParts.replacing({ schoolId, planId: id, part }, found, {
      ...found,
      steps: [...steps],
    });
  });
  if (!saved) throw noSuchPlan();
  return saved;
}

/** From where a plan comes to a state: who is late with another one changes nothing. */
const COMES_FROM: Readonly<Record<LessonPlan['state'], readonly LessonPlan['state'][]>> = {
  running: [],
  done: ['running'],
  undoing: ['running', 'done', 'undone'],
  undone: ['undoing'],
};

/** Writes that go with a state in one transaction. */
const WITH_STATE = 90;

/**
 * Says how far a plan is; `also` is written with it, once, however often it is said. What one transaction
 * has no room for follows it: notices to the staff of a large school. `closed` is whether the plan's class
 * is closed from then on.
 */
export async function setPlanState(
  { schoolId, id, state: known }: LessonPlan,
  state: LessonPlan['state'],
  { also, closed }: { also?: () => Promise<TransactWrite[]>; closed?: boolean } = {},
): Promise<LessonPlan> {
  let later: TransactWrite[] = [];
  const saved = await lessonPlans.change(
    { schoolId, id },
    (before) => {
      later = [];
      if (!COMES_FROM[state].includes(before.state)) return undefined;
      // Only who knows that it was undone begins anew.
      if (before.state === 'undone' && known !== 'undone') return undefined;
      const { term } = before;
      const ended = term && closed !== undefined ? { ...term, closed } : term;
      return { ...before, state, ...(ended && { term: ended }) };
    },
    async () => {
      const writes = (await also?.()) ?? [];
      later = writes.slice(WITH_STATE);
      return writes.slice(0, WITH_STATE);
    },
  );
  if (!saved) throw noSuchPlan();
  for (let first = 0; first < later.length; first += WITH_STATE)
    await transact(later.slice(first, first + WITH_STATE));
  return saved;
}

const sum = (parts: LessonPlan['parts'], of: 'steps' | 'done' | 'refused'): number =>
  parts.reduce((total, part) => total + part[of], 0);

export function toProgress(actor: Actor, plan: LessonPlan): PlanProgress {
  const { id, kind, state, byName, created, about, parts } = plan;
  return {
    id,
    kind,
    state,
    created,
    by_name: byName,
    own: isOwn(actor, plan),
    class_names: about.classNames,
    classes: about.classes,
    from: about.from,
    to: about.to,
    total: sum(parts, 'steps'),
    done: sum(parts, 'done'),
    refused: sum(parts, 'refused'),
  };
}
