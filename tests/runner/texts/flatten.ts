/** Texts by their full key, e.g. `field.required`. */
export type Texts = ReadonlyMap<string, string>;

/** A tree of texts as pairs of full key and text. Throws for a leaf that is no text. */
export function flatten(tree: object, prefix = ''): Texts {
  const texts = new Map<string, string>();
  for (const [name, value] of Object.entries(tree)) {
    const key = `${prefix}${name}`;
    if (typeof value === 'string') texts.set(key, value);
    else if (typeof value === 'object' && value !== null)
      for (const [inner, text] of flatten(value, `${key}.`)) texts.set(inner, text);
    else throw new TypeError(`"${key}" is no text`);
  }
  return texts;
}
