import * as z from 'zod';

interface FieldLimits {
  /** In code points, as zod counts. */
  readonly maxLength: number;
  /** The keyboard of phones. */
  readonly inputMode?: 'decimal';
}

/** What an input may take of a field whose schema says it by code, which nothing can read. */
export const fieldLimits = z.registry<FieldLimits>();

/** For numbers up to `max` with one decimal. */
export const oneDecimal = (max: number): FieldLimits => ({
  maxLength: `${max}.5`.length,
  inputMode: 'decimal',
});

/** A text of so many characters at most, as people count them: those outside the first plane are one, too. */
export const noLonger = (text: z.ZodString, max: number, rule: string): z.ZodString =>
  text
    .refine((value) => Array.from(value).length <= max, { params: { rule } })
    .register(fieldLimits, { maxLength: max });
