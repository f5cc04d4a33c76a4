/**
 * What the text of a field's label is called: as the field, but in the spelling of texts, and without the `_id` of
 * what is chosen (`bought_on`: `boughtOn`; `kind_id`: `kind`).
 */
export const labelKeyOf = (name: string): string =>
  name.replace(/_id$/, '').replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

type Camel<Name extends string> = Name extends `${infer First}_${infer Rest}`
  ? `${First}${Capitalize<Camel<Rest>>}`
  : Name;

type WithoutId<Name extends string> = Name extends `${infer Noun}_id` ? Noun : Name;

/** The same for the types; of a path such as `guardians.0.phone` its end counts. */
export type LabelKey<Path extends string> = Path extends `${string}.${infer Rest}`
  ? LabelKey<Rest>
  : Camel<WithoutId<Path>>;
