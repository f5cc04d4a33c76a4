import * as z from 'zod';
import { RichText } from '#shared/rich-text/rich-text.ts';

/**
 * A formatted text as items keep it: as JSON, since the table keeps no value more than 32 levels deep, and each level
 * of a list takes four.
 */
export const toStoredText = (text: RichText): string => JSON.stringify(text);

/** Reads a formatted text of an item; also one that is stored as a tree, as version 1 of all kinds did. */
export const StoredRichText = () =>
  z.preprocess<unknown, z.ZodType<RichText>, RichText>(
    (stored) => (typeof stored === 'string' ? JSON.parse(stored) : stored),
    RichText(),
  );
