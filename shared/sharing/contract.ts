import * as z from 'zod';
import { CODE } from '#shared/codes.ts';
import { get, group, post } from '#shared/endpoint.ts';
import { empty, integer, oneOf, pictureUrl } from '#shared/fields.ts';
import { LANGUAGES } from '#shared/languages.ts';
import { LIMITS } from '#shared/limits.ts';
import { FAMILY_WORDS } from '#shared/reports/fields.ts';
import { REPORT_LIMITS } from '#shared/reports/limits.ts';
import { Line, Lines } from '#shared/rich-text/plain-text.ts';
import { WORK_KINDS } from '#shared/works/rules.ts';
import { SHARE_PART } from './share-page.ts';

const Token = () => Line().min(1).max(LIMITS.publicTokenMax);

const share = get('report/share', {
  summary:
    'The page of a report for the family, as `/r/<token>`: without an account, about this report only. `png` (a poster), `pdf` and the other parts redirect to a signed file, which is drawn when it is first asked for. 404 with a page for an address that opens nothing, or no more.',
  access: 'public',
  writes: 'no',
  document: 'text/html; charset=utf-8',
  budget: { read: 7, write: 0 },
  input: () =>
    z.object({
      token: Token(),
      part: Line().regex(SHARE_PART).default('page'),
      lang: oneOf(LANGUAGES).optional(),
    }),
  output: () => z.string(),
});

const read = post('report/read', {
  summary: 'The page of a report is being looked at. Counted at most once in ten minutes.',
  access: 'public',
  // Families read while the school is past due, too.
  writes: 'session',
  budget: { read: 7, write: 20 },
  codes: [CODE.notFound],
  input: () => z.object({ token: Token() }),
  output: empty,
});

const answer = post('report/answer', {
  summary:
    'What the family writes to the teacher: thanks or a question, once for a report. Insults, words that the school does not want, telephone numbers and addresses are refused.',
  access: 'public',
  writes: 'session',
  budget: { read: 9, write: 16 },
  codes: [CODE.notFound, CODE.wait],
  input: () =>
    z.object({
      token: Token(),
      kind: oneOf(FAMILY_WORDS),
      text: Lines().min(1).max(REPORT_LIMITS.familyWordsMax),
    }),
  output: empty,
});

const work = post('report/work', {
  summary:
    'A work of a report, to be played: the version that was taken into it. `at` is its place among the evidence.',
  access: 'public',
  writes: 'no',
  budget: { read: 7, write: 0 },
  codes: [CODE.notFound],
  input: () => z.object({ token: Token(), at: integer(1, REPORT_LIMITS.evidenceMax) }),
  output: () =>
    z.object({
      school: z.object({ name: z.string(), logo: pictureUrl }),
      title: z.string(),
      kind: z.enum(WORK_KINDS),
      url: z.string(),
      thumbnail: pictureUrl,
    }),
});

/** What a family gets of a report, without an account. */
export const sharing = group('sharing', { share, read, answer, work });
