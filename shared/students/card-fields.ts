import * as z from 'zod';
import { words } from '#shared/fields.ts';
import { CARD_PICTURES, PIN_LENGTH } from './card-pictures.ts';

const TEXT_MAX = 64;

/** The pictures of a PIN in their order, separated by spaces. */
export const CardPin = () =>
  words(TEXT_MAX)
    .min(1)
    .transform((text, context) => {
      const pin = z.array(z.enum(CARD_PICTURES)).length(PIN_LENGTH).safeParse(text.split(' '));
      if (pin.success) return pin.data;
      context.addIssue({ code: 'custom', params: { rule: 'invalid' } });
      return z.NEVER;
    });
