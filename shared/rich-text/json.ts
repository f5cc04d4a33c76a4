import * as z from 'zod';
import { Line } from './plain-text.ts';
import { parseRichText } from './rich-text.ts';

/** The text of the editor as JSON. */
export const richTextJson = (max: number) =>
  Line()
    .max(max)
    .transform((json, context) => {
      const text = json === '' ? { type: 'doc' as const } : parseRichText(json);
      if (text) return text;
      context.addIssue({ code: 'custom', params: { rule: 'invalid' } });
      return z.NEVER;
    });
