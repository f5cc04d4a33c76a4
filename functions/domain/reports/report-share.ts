import { createHmac, randomBytes } from 'node:crypto';
import * as z from 'zod';
import { entity, type Stored } from '#functions/platform/entity.ts';
import { isSameText } from '#functions/platform/same-text.ts';
import { secrets } from '#functions/platform/secrets.ts';
import { ReportId, SchoolId } from '#shared/ids.ts';
import { FAMILY_WORDS } from '#shared/reports/fields.ts';
import { type ReportKey, reportPartition } from './report.ts';

/** What a family has written, once. */
const Word = () =>
  z.object({
    kind: z.enum(FAMILY_WORDS),
    text: z.string(),
    at: z.iso.datetime(),
    seen: z.boolean(),
  });

/**
 * The secret address of a report's page, and who has opened it. As of the page of a child, only a salt is stored;
 * the secret is made of it with a key of the deployment.
 */
const ReportShare = () =>
  z.object({
    schoolId: SchoolId,
    id: ReportId,
    /** Empty while the page is revoked. */
    salt: z.string(),
    made: z.iso.datetime(),
    /** The last day on which the page opens, by the school's calendar; empty for none. */
    until: z.string(),
    /** Of the version that is published: when its page was opened first and last. Empty for never. */
    firstRead: z.string(),
    lastRead: z.string(),
    /** Of all versions. */
    reads: z.number().int(),
    word: Word().optional(),
    /** How often the address was changed: what a renewal begins from. */
    edits: z.number().int(),
  });
export type ReportShareValue = z.infer<ReturnType<typeof ReportShare>>;
export type ReportShare = Stored<ReportShareValue>;

export const reportShares = entity({
  type: 'report-share',
  version: 1,
  schema: ReportShare,
  key: (id: ReportKey) => ({ pk: reportPartition(id), sk: 'SHARE' }),
});

const SALT_BYTES = 12;
const freshSalt = (): string => randomBytes(SALT_BYTES).toString('base64url');

export const freshShare = ({ schoolId, id }: ReportKey, now: Date): ReportShareValue => ({
  schoolId,
  id,
  salt: freshSalt(),
  made: now.toISOString(),
  until: '',
  firstRead: '',
  lastRead: '',
  reads: 0,
  edits: 1,
});

/** The share with another address: the old one is over. */
export const renewedShare = (share: ReportShareValue, now: Date): ReportShareValue => ({
  ...share,
  salt: freshSalt(),
  made: now.toISOString(),
  edits: share.edits + 1,
});

/** 22 characters of base64url are 128 bits. */
const SECRET_LENGTH = 22;

async function secretOf({ schoolId, id }: ReportKey, salt: string): Promise<string> {
  const { cursorKey } = await secrets();
  return createHmac('sha256', cursorKey)
    .update(`report-page\n${schoolId}\n${id}\n${salt}`)
    .digest('base64url')
    .slice(0, SECRET_LENGTH);
}

/** What the address ends in. It has no dot: an ending names the poster or the document. */
export const shareToken = async (
  share: Pick<ReportShareValue, 'schoolId' | 'id' | 'salt'>,
): Promise<string> => [share.schoolId, share.id, await secretOf(share, share.salt)].join('_');

/** The secret, too, may have underscores. */
const TOKEN = /^([^_]+)_([^_]+)_(.+)$/;

/** A report that no school has, so that malformed tokens take as long as unknown ones. */
const NO_REPORT: ReportKey = {
  schoolId: SchoolId.parse('sch-none'),
  id: ReportId.parse('rpt-none'),
};

/** The report that an address names. */
export function reportOf(token: string): ReportKey {
  const [, school, report] = TOKEN.exec(token) ?? [];
  const [schoolId, id] = [SchoolId.safeParse(school), ReportId.safeParse(report)];
  if (!schoolId.success || !id.success) return NO_REPORT;
  return { schoolId: schoolId.data, id: id.data };
}

/** Whether the token is the one of this share, which is neither revoked nor over on that day. */
export async function opensShare(
  token: string,
  share: ReportShare | undefined,
  today: string,
): Promise<boolean> {
  const [, , , given = ''] = TOKEN.exec(token) ?? [];
  const isRight = isSameText(given, await secretOf(share ?? NO_REPORT, share?.salt ?? ''));
  return isRight && share !== undefined && hasAddress(share, today);
}

/** Whether it has an address on that day, which is neither revoked nor over. */
export const hasAddress = (
  { salt, until }: Pick<ReportShareValue, 'salt' | 'until'>,
  today: string,
): boolean => salt !== '' && (until === '' || until >= today);
