import { CallError, InputError } from '#functions/platform/errors.ts';
import { FAULTS } from '#shared/fault-metric.ts';
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
const functionOf = (state: CallState): string =>
  process.env['AWS_LAMBDA_FUNCTION_NAME'] ?? state.group.name;

/** The trace of a call that X-Ray records, to find it from its line; undefined for all others. */
function traceId(): string | undefined {
  const header = process.env['_X_AMZN_TRACE_ID'] ?? '';
  return header.includes('Sampled=1') ? /Root=([^;]+)/.exec(header)?.[1] : undefined;
}

/** An error that is no answer of the catalogue. Anything can be thrown, not only errors. */
function faultOf(error: unknown): Error | undefined {
  if (error === undefined || error === null) return undefined;
  if (error instanceof CallError || error instanceof InputError) return undefined;
  return error instanceof Error ? error : new Error(String(error));
}

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
    ...(fault && {
      _aws: faultMetric(Date.now()),
      [FAULTS.dimension]: functionOf(state),
      error: { name: fault.name, message: fault.message, stack: fault.stack },
    }),
  };
}

const write = ({ context, error }: CallRequest): void => {
  // Lambda puts a prefix before console output, and a metric must be the whole line.
  process.stdout.write(`${JSON.stringify(line(context.call, error))}\n`);
};

/** Logs one structured line a call: ids and figures, never names or contents. */
export const logCall: Step = { after: write, onError: write };
