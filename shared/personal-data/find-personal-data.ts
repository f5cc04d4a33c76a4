import { ACCOUNT_PATTERNS } from './accounts-in-text.ts';
import { ADDRESS_PATTERNS } from './addresses-in-text.ts';
import { foldText, type Span, spansOf } from './folded-text.ts';
import { PERSONAL_KINDS, type PersonalKind } from './kinds.ts';
import { namesIn } from './names-in-text.ts';
import { phonesIn } from './phones-in-text.ts';

/** A part of a text, from `start` to before `end`. */
export interface PersonalData extends Span {
  readonly kind: PersonalKind;
}

const matching = (patterns: readonly RegExp[], text: string): Span[] =>
  patterns.flatMap((pattern) => spansOf(pattern, text));

/**
 * What looks like personal data in a text, in its order and without overlaps: telephone numbers, addresses of
 * mails and houses, accounts of messengers, and the names that are given. Positions are those of the text itself.
 */
export function findPersonalData(text: string, names: readonly string[] = []): PersonalData[] {
  const { plain, cased, starts, ends } = foldText(text);
  const found: Readonly<Record<PersonalKind, Span[]>> = {
    email: matching(ACCOUNT_PATTERNS.email, plain),
    phone: phonesIn(plain),
    account: matching(ACCOUNT_PATTERNS.account, plain),
    address: [
      ...matching(ADDRESS_PATTERNS.plain, plain),
      ...matching(ADDRESS_PATTERNS.cased, cased),
    ],
    name: namesIn(plain, names),
  };
  const all = PERSONAL_KINDS.flatMap((kind) => found[kind].map((span) => ({ ...span, kind })))
    .filter(({ start, end }) => end > start)
    .toSorted((one, other) => one.start - other.start || other.end - one.end);
  const kept: PersonalData[] = [];
  for (const { start, end, kind } of all) {
    if (start < (kept.at(-1)?.end ?? 0)) continue;
    kept.push({ kind, start, end });
  }
  return kept.map(({ kind, start, end }) => ({
    kind,
    start: starts[start] ?? 0,
    end: ends[end - 1] ?? text.length,
  }));
}
