import * as z from 'zod';
import type { Day, Instant } from './days.ts';
import { ClassId, SchoolId, UserId } from './ids.ts';
import { LIMITS } from './limits.ts';
import { Line, Lines } from './rich-text/plain-text.ts';

/**
 * Field types of the wire. Bodies are form-encoded, so numbers and flags arrive as digits:
 * these types accept both forms and refuse everything else.
 */

/** Text of one or more lines, with content; surrounding white space does not count. */
export const text = (max: number) => Lines().min(1).max(max);

/** Text of one or more lines that may be left empty. */
export const optionalText = (max: number) => Lines().max(max).default('');

const isDay = (text: string): boolean => text === '' || z.iso.date().safeParse(text).success;
/** `YYYY-MM-DD`, or empty. */
export const optionalDay = () => Line().refine(isDay);

/** One of some words; anything but a text has the wrong type. */
export const oneOf = <const T extends readonly [string, ...string[]]>(values: T) =>
  z.string().pipe(z.enum(values));

const digits = (value: unknown) =>
  typeof value === 'string' && /^-?\d{1,15}$/.test(value) ? Number(value) : value;

/** A decimal number as a form sends it; anything else is left as it is, and refused. */
export const decimal = (value: unknown) =>
  typeof value === 'string' && /^-?\d{1,9}(?:\.\d{1,9})?$/.test(value) ? Number(value) : value;

export const integer = (min: number, max: number) =>
  z.preprocess(digits, z.number().int().min(min).max(max));

/** The revision that an edit begins from; 0 where nobody may have written it yet. */
export const rev = (from: 0 | 1 = 1) => integer(from, 99_999_999);

const flagValues = new Map<unknown, boolean>([
  ['1', true],
  ['true', true],
  [1, true],
  ['0', false],
  ['false', false],
  [0, false],
]);

export const flag = () => z.preprocess((value) => flagValues.get(value) ?? value, z.boolean());

const unlessBlank = (value: unknown) => (value === '' ? undefined : value);
/** A flag that may be left out or blank. */
export const optionalFlag = () =>
  z
    .preprocess<unknown, z.ZodType<boolean | undefined>, boolean | string>(
      unlessBlank,
      flag().optional(),
    )
    .optional();

/** 0 or 1, as the specification's stored user info spells its flags. */
export const bit = z.union([z.literal(0), z.literal(1)]);

/** The solution of `index/challenge`, of calls that would otherwise be cheap to abuse. */
export const proofOfWork = () => Line().min(1).max(4096);

/** An opaque, signed position in a list; absent on the first page. */
export const cursor = z.string().min(1).max(2048).optional();
export const pageSize = integer(1, LIMITS.pageSizeMax).default(LIMITS.pageSize);

/** One page of a list; `cursor` is null on the last one. */
export const page = <T extends z.ZodType>(item: T) =>
  z.object({ list: z.array(item), cursor: z.string().nullable() });

/** A sheet as xlsx, to be saved as a file. */
export const Sheet = () =>
  z.object({
    file_name: z.string(),
    /** The file in base64. */
    content: z.string(),
    rows: z.number().int(),
    /** True when there are more rows than one sheet holds. */
    truncated: z.boolean(),
  });

/** One line of text; it may be empty. */
export const words = (max: number) => Line().max(max);
/** One line that may be left out. */
export const optionalWords = (max: number) => words(max).default('');

/** Made once by the form; a repeated request carries the same key. */
export const requestKey = () => Line().regex(/^[\w-]{8,64}$/);

export const nothing = () => z.object({});
/** An answer without content. */
export const empty = () => z.null();
export const ownId = () => z.object({ user_id: UserId });

export const dateTime: z.ZodType<Instant, Instant> = z.iso.datetime();
/** A day of the calendar in an answer; where there is none it is empty. */
export const plainDay: z.ZodType<Day, Day> = z.string();
/** An instant by a device's clock. */
export const optionalDateTime = () => z.iso.datetime().optional();
/** A signed address of a picture, or empty when there is none. */
export const pictureUrl = z.string();

export { ClassId, SchoolId, UserId };

/** Nicknames: Chinese characters, letters and digits only (specification 5). */
export const NAME_PATTERN = /^[\p{Script=Han}A-Za-z0-9]+$/u;

/**
 * Names of schools: letters of any script, digits, spaces and the signs that occur in them.
 * Nothing invisible, and nothing that turns the direction of writing.
 */
export const PROPER_NAME_PATTERN = /^[\p{L}\p{M}\p{N} .,·&'’()（）-]+$/u;
