import type * as z from 'zod';

/** A rule that has a text of its own; a schema may define more with `params.rule`. */
export interface Issue {
  readonly rule: string;
  readonly min?: number;
  readonly max?: number;
}

type RawIssue = z.core.$ZodRawIssue;

const isMissing = ({ input }: RawIssue) => input === undefined || input === null || input === '';

/** Schemas carry no messages. A failed check becomes the name of a rule here, and a text where it is shown. */
function issueOf(raw: RawIssue): Issue {
  if (isMissing(raw)) return { rule: 'required' };
  switch (raw.code) {
    case 'too_small':
      if (raw.origin === 'number') return { rule: 'value', min: Number(raw.minimum) };
      return Number(raw.minimum) <= 1
        ? { rule: 'required' }
        : { rule: 'tooShort', min: Number(raw.minimum) };
    case 'too_big':
      if (raw.origin === 'number') return { rule: 'value', max: Number(raw.maximum) };
      return { rule: 'tooLong', max: Number(raw.maximum) };
    case 'invalid_format':
      return { rule: 'format' };
    case 'custom': {
      const rule: unknown = raw.params?.rule;
      return { rule: typeof rule === 'string' ? rule : 'value' };
    }
    default:
      return { rule: 'value' };
  }
}

/** Forms keep one string per error. It holds the rule, so that the text follows a change of language. */
export const encodeIssue = (raw: RawIssue): string => JSON.stringify(issueOf(raw));

export function decodeIssue(message: string): Issue | null {
  try {
    const issue: unknown = JSON.parse(message);
    return typeof issue === 'object' && issue && 'rule' in issue ? (issue as Issue) : null;
  } catch {
    return null;
  }
}
