import { BoundedMap } from '#functions/platform/bounded-map.ts';

/** The lines that calls have logged, as they were written, by request id. */
const lines = new BoundedMap<string, readonly string[]>(5000);

function requestIdOf(line: unknown): string | undefined {
  if (typeof line !== 'string' || !line.startsWith('{')) return undefined;
  try {
    const { requestId } = JSON.parse(line);
    return typeof requestId === 'string' ? requestId : undefined;
  } catch {
    return undefined;
  }
}

let isCollecting = false;

/** From now on collects the log lines of calls instead of printing them. Other output is printed. */
export function collectLogLines(): void {
  if (isCollecting) return;
  isCollecting = true;
  const print = process.stdout.write.bind(process.stdout);
  process.stdout.write = (text: string | Uint8Array): boolean => {
    const line = String(text).trimEnd();
    const id = requestIdOf(line);
    if (id === undefined) return print(text);
    lines.set(id, [...(lines.get(id) ?? []), line]);
    return true;
  };
}

export const linesOf = (requestId: string): readonly string[] => lines.get(requestId) ?? [];

interface MetricLine {
  readonly _aws?: {
    readonly CloudWatchMetrics: readonly {
      readonly Namespace: string;
      readonly Dimensions: readonly (readonly string[])[];
      readonly Metrics: readonly { readonly Name: string }[];
    }[];
  };
  readonly [field: string]: unknown;
}

/** The metrics that CloudWatch makes of a line, each with its namespace and the values of its dimensions. */
export const metricsOf = (line: MetricLine): string[] =>
  (line._aws?.CloudWatchMetrics ?? []).flatMap(({ Namespace, Dimensions, Metrics }) =>
    Metrics.flatMap(({ Name }) =>
      Dimensions.map((names) =>
        [Namespace, Name, ...names.map((name) => `${name}=${line[name]}`)].join(' '),
      ),
    ),
  );
