import type { Actor } from '#functions/domain/sessions/actor.ts';
import { CallError, InputError } from '#functions/platform/errors.ts';
import { FAULTS } from '#shared/fault-metric.ts';
import { toError } from '#shared/to-error.ts';
import type { CallRequest, CallState, Step } from '../call-state.ts';

/**
 * CloudWatch embedded metric format: the line is also a metric. Only a fault is one, counted by function, which
 * is the group of a deployment. A metric is paid for each value of its dimensions and each hour in which it
 * occurs, so nothing that grows with schools, people or calls may be one; their figures are asked of the lines.
 * Calls, durations and capacity units are counted by Lambda and DynamoDB themselves.
 */
const faultMetric = (timestamp: number) => ({
  Timestamp: timestamp,
  CloudWatchMetrics: [
    {
      Namespace: FAULTS.namespace,
      Dimensions: [[FAULTS.dimension]],
      Metrics: [{ Name: FAULTS.metric, Unit: 'Count' }],
    },
  ],
});

/** As it is deployed; on a developer's machine the group. */
const functionOf = (group: string): string => process.env['AWS_LAMBDA_FUNCTION_NAME'] ?? group;

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

/** What a line says of a fault, which it counts. */
const partOfFault = (fault: Error, functionName: string) => ({
  _aws: faultMetric(Date.now()),
  [FAULTS.dimension]: functionName,
  error: { name: fault.name, message: fault.message, stack: fault.stack },
});

function line(state: CallState, error: unknown): Record<string, unknown> {
  const { group, name, visitor, actor, consumption, code, started } = state;
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
    readUnits: consumption.read,
    writeUnits: consumption.write,
    ...(fault && partOfFault(fault, functionOf(state.group.name))),
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
  const line = { ...failed, faults: 1, ...partOfFault(fault, functionOf(group)) };
  process.stdout.write(`${JSON.stringify(line)}\n`);
}

/** Logs one structured line a call: ids and figures, never names or contents. */
export const logCall: Step = { after: write, onError: write };
