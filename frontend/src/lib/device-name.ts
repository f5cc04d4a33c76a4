const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/iPad/, 'iPad'],
  [/iPhone/, 'iPhone'],
  [/Android/, 'Android'],
  [/CrOS/, 'Chromebook'],
  [/Windows/, 'Windows'],
  [/Mac OS/, 'Mac'],
  [/Linux/, 'Linux'],
];

/** A name for this device, to tell versions of a work apart; empty if unknown. */
export function deviceName(agent = navigator.userAgent): string {
  return SYSTEMS.find(([pattern]) => pattern.test(agent))?.[1] ?? '';
}
