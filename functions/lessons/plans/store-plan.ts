import { createHash } from 'node:crypto';
import { classes } from '#functions/domain/classes/class.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import { chunk } from '#functions/platform/chunk.ts';
import { epochSeconds } from '#functions/platform/epoch-seconds.ts';
import { CallError, refuseField, unlessExists } from '#functions/platform/errors.ts';
import { type TransactWrite, transact } from '#functions/platform/table.ts';
import { CODE } from '#shared/codes.ts';
import { PlanId } from '#shared/ids.ts';
import type { PlanProgress } from '#shared/lessons/plan-calls.ts';
import { ROLE } from '#shared/roles.ts';
import {
  type LessonPlan,
  lessonPlans,
  type PlanPart,
  type PlanStep,
  planParts,
} from './lesson-plan.ts';

/** Steps that are stored in one item: a run saves its progress part by part. */
const PART_STEPS = 20;
/** How long plans are kept, and can be undone. */
const KEPT_SECONDS = 60 * 86_400;

/** The id of the plan of a request; a repeated request has the same. */
export function planIdOf({ userId }: Actor, call: string, requestKey: string | undefined): PlanId {
  if (requestKey === undefined) throw refuseField('request_key', 'required');
  const digest = createHash('sha256').update(`${userId} ${call} ${requestKey}`).digest('hex');
  return PlanId.parse(`pln-${digest.slice(0, 32)}`);
}

/** Classes that a summary names. */
const NAMED_CLASSES = 3;

/** The summary of a plan: its classes and days. */
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

/** The content of a plan. */
export interface PlanContent {
  readonly steps: readonly PlanStep[];
  readonly term?: LessonPlan['term'];
  /** The summary, where it cannot be derived because there may be no steps. */
  readonly about?: LessonPlan['about'];
}

interface NewPlan extends PlanContent {
  readonly id: PlanId;
  readonly kind: LessonPlan['kind'];
  readonly content: string;
  readonly override: string;
  readonly now: Date;
}

/** Stores a plan in one transaction; nothing when a repeated request has stored it before. */
export async function storePlan(actor: Actor, made: NewPlan) {
  const { id, kind, steps, content, override, now, term } = made;
  const { schoolId, userId, user } = actor;
  const expires = epochSeconds(now) + KEPT_SECONDS;
  const parts = chunk(steps, PART_STEPS);
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

/** A plan belongs to its author; principals may handle all plans of the school. */
const isOwn = ({ role, userId }: Actor, { by }: Pick<LessonPlan, 'by'>): boolean =>
  role === ROLE.principal || by === userId;

/** A plan that the caller may handle. Throws 2004 and 2003. */
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

/** Whether the step could not be carried out. */
export const isRefused = (outcome: PlanStep['outcome']): boolean =>
  outcome === 'refused' || outcome === 'changed' || outcome === 'kept';

/** Cancels the transaction of a step when the state of the plan has changed, e.g. because it is being undone. */
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
 * Saves the outcomes of the steps of a part, and the counts of the plan; nothing when the state of the plan
 * has changed. Answers the current plan.
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
    refused: steps.filter(({ outcome }) => isRefused(outcome)).length,
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

/** The states from which a plan may enter a state; other transitions change nothing. */
const STATES_BEFORE: Readonly<Record<LessonPlan['state'], readonly LessonPlan['state'][]>> = {
  running: [],
  done: ['running'],
  undoing: ['running', 'done', 'undone'],
  undone: ['undoing'],
};

/** Writes that fit into the transaction of a state. */
const WRITES_MAX = 90;

/**
 * Sets the state of a plan. `also` is written with it, once, even when the call is repeated; writes that do not
 * fit into the transaction follow it (notices to many staff). `closed` says whether the plan's class is closed
 * from then on.
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
      if (!STATES_BEFORE[state].includes(before.state)) return undefined;
      // Undoing again requires that the caller has read the state `undone`.
      if (before.state === 'undone' && known !== 'undone') return undefined;
      const { term } = before;
      const ended = term && closed !== undefined ? { ...term, closed } : term;
      return { ...before, state, ...(ended && { term: ended }) };
    },
    async () => {
      const writes = (await also?.()) ?? [];
      later = writes.slice(WRITES_MAX);
      return writes.slice(0, WRITES_MAX);
    },
  );
  if (!saved) throw noSuchPlan();
  for (let first = 0; first < later.length; first += WRITES_MAX)
    await transact(later.slice(first, first + WRITES_MAX));
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
