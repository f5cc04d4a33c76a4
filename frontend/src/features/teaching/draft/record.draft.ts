import * as z from 'zod';
import { ATTENDANCE_STATES, EVALUATION_PHRASES } from '#shared/teaching/fields.ts';

const Line = () =>
  z.object({
    state: z.enum(['', ...ATTENDANCE_STATES]),
    phrase: z.enum(['', ...EVALUATION_PHRASES]),
    comment: z.string(),
  });

/** A draft as it is kept on the device. */
export const KeptRecord = () =>
  z.object({
    rev: z.number(),
    lines: z.record(z.string(), Line()),
    content: z.string(),
    homework: z.string(),
    pictures: z.array(z.object({ key: z.string(), url: z.string() })),
  });

/** The most drafts that are kept. */
export const KEPT_MOST = 10;
