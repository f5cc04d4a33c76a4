import * as z from 'zod';
import { fieldContents } from '#shared/field-contents.ts';
import { Line } from './plain-text.ts';
import { parseRichText, type RichText, RichText as RichTextSchema } from './rich-text.ts';

/** The text of the editor as JSON of at most `max` characters; an empty one is a text without blocks. */
export const richTextJson = (max: number, min = 0) =>
  Line()
    .min(min)
    .max(max)
    .transform((json, context): RichText => {
      const text = json === '' ? { type: 'doc' as const } : parseRichText(json);
      if (text) return text;
      context.addIssue({ code: 'custom', params: { rule: 'invalid' } });
      return z.NEVER;
    })
    .register(fieldContents, { json: { name: 'RichText', schema: RichTextSchema } });
