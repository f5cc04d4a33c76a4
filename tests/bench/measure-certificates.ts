import type { CertificatesReport } from './certificates-process.ts';
import { askChild } from './child.ts';
import { atMost, type Figure } from './report.ts';

const SLOWEST_MS = 10_000;

const figure = (what: string, value: number, unit: string, most?: number): Figure => ({
  section: 'Certificates',
  what,
  value,
  unit,
  limit: most === undefined ? undefined : atMost(value, most, unit),
});

/** What drawing certificates takes, and how long a class of thirty waits for them. */
export async function measureCertificates(
  env: Readonly<Record<string, string>>,
): Promise<Figure[]> {
  const { drawn, made, steps, printed, memory } = await askChild<CertificatesReport>(
    'certificates-process.ts',
    env,
    1,
  );
  return [
    ...drawn.flatMap(({ what, ms, bytes }) => [
      figure(what, ms, 'ms', SLOWEST_MS),
      figure(`${what}: size`, bytes / 1000, 'kB', 4_000),
    ]),
    figure('30 certificates, from the order to the last', made, 'ms', SLOWEST_MS),
    figure('30 certificates: steps', steps, ''),
    figure('30 certificates in one PDF, one call', printed, 'ms', SLOWEST_MS),
    figure('memory of a process that draws, at most', memory / 1e6, 'MB', 1769),
  ];
}
