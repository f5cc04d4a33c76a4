const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const;
const STEP = 1024;

/** A readable size, e.g. `1.5 GB`, with at most one decimal. */
export function formatBytes(bytes: number, locale: string): string {
  const power = bytes > 0 ? Math.floor(Math.log(bytes) / Math.log(STEP)) : 0;
  const index = Math.min(Math.max(power, 0), UNITS.length - 1);
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: UNITS[index] ?? 'byte',
    unitDisplay: index === 0 ? 'long' : 'short',
    maximumFractionDigits: 1,
  }).format(bytes / STEP ** index);
}
