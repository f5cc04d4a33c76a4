const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/iPad/, 'iPad'],
  [/iPhone/, 'iPhone'],
  [/Android/, 'Android'],
  [/CrOS/, 'Chromebook'],
  [/Windows/, 'Windows'],
  [/Mac OS/, 'Mac'],
  [/Linux/, 'Linux'],
];

/** What a person would call this device, so that versions can be told apart. */
export function deviceName(agent = navigator.userAgent): string {
  return SYSTEMS.find(([pattern]) => pattern.test(agent))?.[1] ?? '';
}
