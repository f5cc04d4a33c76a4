/** What lists show of an item of type `T`. No value of it is null. */
export interface RowForm<T, R> {
  /** The names of its values, in the order in which entries of lists carry them. */
  readonly fields: readonly (keyof R & string)[];
  readonly of: (item: T) => R;
}

/** The form of rows that show some attributes of the item as they are. */
export const attributes = <T, K extends keyof T & string>(
  fields: readonly K[],
): RowForm<T, Pick<T, K>> => ({
  fields,
  of: (item) => Object.fromEntries(fields.map((name) => [name, item[name]])) as Pick<T, K>,
});

/** A row as a text: the version of its form and its values, without their names, which are half of it. */
export function toRowText<T, R>({ fields, of }: RowForm<T, R>, version: number, item: T): string {
  const row = of(item);
  return JSON.stringify([version, ...fields.map((name) => row[name])]);
}

/** The row of a text; undefined for one of another version. JSON has null where a value is missing. */
export function fromRowText<T, R>(
  { fields }: RowForm<T, R>,
  version: number,
  text: string,
): R | undefined {
  const [found, ...values]: unknown[] = JSON.parse(text);
  if (found !== version) return undefined;
  const row: Partial<Record<string, unknown>> = {};
  for (const [index, name] of fields.entries())
    if (values[index] !== null) row[name] = values[index];
  return row as R;
}
