import * as z from 'zod';

const DIGITS = /^\d{1,9}$/;
const toNumber = (value: unknown) =>
  typeof value === 'string' && DIGITS.test(value.trim()) ? Number(value) : value;

/** A form sends numbers as digits, with commas between or one by one. */
const split = (value: unknown) => {
  if (typeof value === 'string' && value.trim()) return value.split(',').map(toNumber);
  return Array.isArray(value) ? value.map(toNumber) : value;
};

/** Whole numbers, each once, in their order; a wrong one is told of the list. */
export const numberList = (min: number, max: number, length: number) =>
  z.preprocess<unknown, z.ZodType<number[]>, string | readonly number[]>(
    split,
    z
      .array(z.union([z.number(), z.string()]))
      .min(1)
      .max(length)
      .refine((all) => all.every((each) => Number.isInteger(each) && +each >= min && +each <= max))
      .transform((all) => [...new Set(all.map(Number))]),
  );
