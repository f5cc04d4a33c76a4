/** Hours rounded to half hours, with a typographic minus sign. */
export const hoursText = (hours: number): string =>
  `${hours < 0 ? '−' : ''}${Math.round(Math.abs(hours) * 2) / 2}`;

/** The change of an entry, with a plus or minus sign. */
export const changeText = (hours: number): string => `${hours > 0 ? '+' : ''}${hoursText(hours)}`;
