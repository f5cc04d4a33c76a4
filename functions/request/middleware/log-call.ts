import { CallError, InputError } from '#functions/platform/errors.ts';
import type { CallRequest, CallState, Step } from '../call-state.ts';

const METRICS = [
  { Name: 'calls', Unit: 'Count' },
  { Name: 'faults', Unit: 'Count' },
  { Name: 'duration', Unit: 'Milliseconds' },
  { Name: 'readUnits', Unit: 'Count' },
  { Name: 'writeUnits', Unit: 'Count' },
];

/** CloudWatch embedded metric format: the log line is also the metric. */
const metricDefinition = (timestamp: number) => ({
  Timestamp: timestamp,
  CloudWatchMetrics: [
    { Namespace: 'CloudClassroom', Dimensions: [['group'], ['school', 'group']], Metrics: METRICS },
  ],
});

/** An error that is no answer of the catalogue. Anything can be thrown, not only errors. */
function faultOf(error: unknown): Error | undefined {
  if (error === undefined || error === null) return undefined;
  if (error instanceof CallError || error instanceof InputError) return undefined;
  return error instanceof Error ? error : new Error(String(error));
}

function line(state: CallState, error: unknown): Record<string, unknown> {
  const { group, name, visitor, actor, consumption, code, started } = state;
  const fault = faultOf(error);
  return {
    _aws: metricDefinition(Date.now()),
    level: fault ? 'error' : 'info',
    message: 'call',
    requestId: visitor.requestId,
    group: group.name,
    call: name,
    school: actor?.schoolId ?? 'none',
    role: actor?.role ?? 0,
    code,
    calls: 1,
    faults: fault ? 1 : 0,
    duration: Math.round((performance.now() - started) * 100) / 100,
    readUnits: consumption.read,
    writeUnits: consumption.write,
    ...(fault && { error: { name: fault.name, message: fault.message, stack: fault.stack } }),
  };
}

const write = ({ context, error }: CallRequest): void => {
  // Lambda puts a prefix before console output, and a metric must be the whole line.
  process.stdout.write(`${JSON.stringify(line(context.call, error))}\n`);
};

/** Logs one structured line a call: ids and figures, never names or contents. */
export const logCall: Step = { after: write, onError: write };
