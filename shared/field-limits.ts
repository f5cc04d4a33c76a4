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
