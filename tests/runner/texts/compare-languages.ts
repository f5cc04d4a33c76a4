const PLACEHOLDER = /\{\{?\s*(\w+)[^}]*\}?\}/g;

const placeholders = (text: string): string =>
  [...new Set([...text.matchAll(PLACEHOLDER)].map(([, name]) => name))].toSorted().join(', ');

/** `lessons_one` belongs to `lessons_other`: a singular that Chinese does not have. */
const isSingular = (key: string, keys: Texts): boolean =>
  key.endsWith('_one') && keys.has(key.replace(/_one$/, '_other'));

/** Missing, superfluous and blank texts of a language, and different parameters, compared with Chinese. */
export function compareLanguages(zh: Texts, other: Texts): string[] {
  const problems: string[] = [];
  for (const [key, text] of zh) {
    const translated = other.get(key);
    if (translated === undefined) problems.push(`"${key}" is missing`);
    else if (placeholders(translated) !== placeholders(text))
      problems.push(`"${key}" fills in other values than the Chinese text`);
  }
  for (const [key, text] of other) {
    if (!zh.has(key) && !isSingular(key, zh)) problems.push(`"${key}" does not exist in Chinese`);
    if (text.trim() === '') problems.push(`"${key}" is blank`);
  }
  return problems;
}

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
