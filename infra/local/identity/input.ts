/** What a call of the user pool brings: nothing of it has been checked. */
export type Input = Readonly<Record<string, unknown>>;

export const text = (value: unknown): string => (typeof value === 'string' ? value : '');
export const record = (value: unknown): Input =>
  typeof value === 'object' && value !== null ? { ...value } : {};
