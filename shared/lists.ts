import * as z from 'zod';
import { fieldContents } from '#shared/field-contents.ts';

/** Form encoding has no empty list: an empty text stands for one. Ids may also be separated by commas. */
const splitIds = (value: unknown) =>
  typeof value === 'string' ? value.split(',').flatMap((id) => id.trim() || []) : value;

/** Ids, each once, in their order. A wrong one is an error of the whole list, since nobody types ids. */
export const idList = <S extends z.ZodType<string, string>>(id: S, min: number, max: number) =>
  z
    .preprocess<unknown, z.ZodType<z.output<S>[], string[]>, string | readonly string[]>(
      splitIds,
      z
        .array(z.string())
        .min(min)
        .max(max)
        .refine((ids) => ids.every((each) => id.safeParse(each).success))
        .transform((ids) => [...new Set(ids)] as z.output<S>[]),
    )
    .register(fieldContents, { items: () => id });

const DIGITS = /^\d{1,9}$/;
const toNumber = (value: unknown) =>
  typeof value === 'string' && DIGITS.test(value.trim()) ? Number(value) : value;

/** A form sends numbers as digits, separated by commas or one by one. */
const splitNumbers = (value: unknown) => {
  if (typeof value === 'string' && value.trim()) return value.split(',').map(toNumber);
  return Array.isArray(value) ? value.map(toNumber) : value;
};

/** Whole numbers, each once, in their order. A wrong one is an error of the whole list. */
export const numberList = (min: number, max: number, length: number) =>
  z.preprocess<unknown, z.ZodType<number[]>, string | readonly number[]>(
    splitNumbers,
    z
      .array(z.union([z.number(), z.string()]))
      .min(1)
      .max(length)
      .refine((all) => all.every((each) => Number.isInteger(each) && +each >= min && +each <= max))
      .transform((all) => [...new Set(all.map(Number))]),
  );
