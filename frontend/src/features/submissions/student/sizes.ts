/** Of the buttons by which a child begins. */
export const LARGE = {
  size: 'large',
  fullWidth: true,
  sx: { minHeight: '4rem', fontSize: '1.25rem' },
} as const;
