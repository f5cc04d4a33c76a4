import type { Actor } from '#functions/domain/sessions/actor.ts';
import { CallError, InputError } from '#functions/platform/errors.ts';
import { partOfFault } from '#functions/platform/fault-line.ts';
import { toError } from '#shared/to-error.ts';
import type { CallRequest, CallState, Step } from '../call-state.ts';

/** The trace of a call that X-Ray records, to find it from its line; undefined for all others. */
function traceId(): string | undefined {
  const header = process.env['_X_AMZN_TRACE_ID'] ?? '';
  return header.includes('Sampled=1') ? /Root=([^;]+)/.exec(header)?.[1] : undefined;
}

/** An error that is no answer of the catalogue. */
function faultOf(error: unknown): Error | undefined {
  if (error === undefined || error === null) return undefined;
  if (error instanceof CallError || error instanceof InputError) return undefined;
  return toError(error);
}

function line(state: CallState, error: unknown): Record<string, unknown> {
  const { group, name, visitor, actor, meter, code, started } = state;
  const fault = faultOf(error);
  const trace = traceId();
  return {
    level: fault ? 'error' : 'info',
    message: 'call',
    requestId: visitor.requestId,
    ...(trace && { trace }),
    group: group.name,
    call: name,
    school: actor?.schoolId ?? 'none',
    role: actor?.role ?? 0,
    code,
    faults: fault ? 1 : 0,
    duration: Math.round((performance.now() - started) * 100) / 100,
    ...meter.figures,
    ...(fault && partOfFault(fault, state.group.name)),
  };
}

const write = ({ context, error }: CallRequest): void => {
  // Lambda puts a prefix before console output, and a metric must be the whole line.
  process.stdout.write(`${JSON.stringify(line(context.call, error))}\n`);
};

interface FailedPart {
  readonly group: string;
  readonly part: string;
  readonly actor: Actor;
}

/** Logs a fault in a part of a call that answers without it; nothing for an answer of the catalogue. */
export function logFailedPart({ group, part, actor }: FailedPart, error: unknown): void {
  const fault = faultOf(error);
  if (!fault) return;
  const { requestId, schoolId: school, role } = actor;
  const failed = { level: 'error', message: 'part', requestId, group, part, school, role };
  const line = { ...failed, ...partOfFault(fault, group) };
  process.stdout.write(`${JSON.stringify(line)}\n`);
}

/** Logs one structured line a call: ids and figures, never names or contents. */
export const logCall: Step = { after: write, onError: write };
