import { endingOf, fileTypeOf } from '#shared/uploads/rules.ts';

/** The kind of a stored file, by the ending of its key. */
export function kindOfFile(key: string) {
  const ending = endingOf(key);
  if (!ending) throw new TypeError(`a file without ending: ${key}`);
  return fileTypeOf(ending).kind;
}
