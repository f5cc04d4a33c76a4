import * as z from 'zod';
import { schoolCurrency } from '#frontend/src/lib/money.ts';
import { fieldLimits } from '#shared/field-limits.ts';
import { LIMITS } from '#shared/limits.ts';
import { toAmount } from '#shared/money.ts';

/** The largest amount, and more decimals than a currency has. */
const MONEY_SIGNS = 12;

/** An amount as people type it; what is sent is in the smallest unit of the currency. Empty for none. */
export const moneyField = () =>
  z
    .string()
    .transform((text, context) => {
      if (text.trim() === '') return 0;
      const amount = toAmount(text, schoolCurrency());
      if (amount !== undefined && amount <= LIMITS.moneyMax) return amount;
      context.addIssue({ code: 'custom', input: text, params: { rule: 'money' } });
      return z.NEVER;
    })
    .register(fieldLimits, { maxLength: MONEY_SIGNS, inputMode: 'decimal' });
