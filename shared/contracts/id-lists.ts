import * as z from 'zod';

/** Form encoding has no empty list: an empty text is one, and ids may also come with commas between. */
const split = (value: unknown) =>
  typeof value === 'string' ? value.split(',').flatMap((id) => id.trim() || []) : value;

/** Ids, each once, in their order; a wrong one is told of the list, since nobody types ids. */
export const idList = <S extends z.ZodType<string, string>>(id: S, min: number, max: number) =>
  z.preprocess<unknown, z.ZodType<z.output<S>[], string[]>, string | readonly string[]>(
    split,
    z
      .array(z.string())
      .min(min)
      .max(max)
      .refine((ids) => ids.every((each) => id.safeParse(each).success))
      .transform((ids) => [...new Set(ids)] as z.output<S>[]),
  );
