/** Whole and half hours as people write them, with a real minus. */
export const hoursText = (hours: number): string =>
  `${hours < 0 ? '−' : ''}${Math.round(Math.abs(hours) * 2) / 2}`;

/** The same for what an entry adds or takes. */
export const changeText = (hours: number): string => `${hours > 0 ? '+' : ''}${hoursText(hours)}`;
