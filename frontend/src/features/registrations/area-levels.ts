import { needsArea } from '#shared/registrations/contract.ts';

/**
 * The levels of an area, each '' until it is chosen. The code of a district contains those of its province and city, so
 * that one code says how far somebody has chosen.
 */
export const levelsOf = (code: string) => ({
  province: code && `${code.slice(0, 2)}0000`,
  city: code.slice(2, 4) === '00' ? '' : code && `${code.slice(0, 4)}00`,
  district: code.slice(4) === '00' ? '' : code,
});

/** Whether the district is still to be chosen. */
export const needsDistrict = ({ country, area }: { country: string; area: string }): boolean =>
  needsArea({ country, area: levelsOf(area).district });
