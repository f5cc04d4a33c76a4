import * as z from 'zod';

/**
 * What is to be said of a field whose schema says it by code, which nothing can read. Schemas are answered as
 * unknown: zod would take a schema's type in what is registered for that of the field.
 */
interface FieldContent {
  /** The text is JSON of a shape, which has this name in the description of the calls. */
  readonly json?: { readonly name: string; readonly schema: () => unknown };
  /** What each item of the list is. */
  readonly items?: () => unknown;
  /** All allowed values. */
  readonly values?: readonly string[];
}

export const fieldContents = z.registry<FieldContent>();
