import { createHmac, randomBytes } from 'node:crypto';
import * as z from 'zod';

import { entity, type Stored } from '#functions/platform/entity.ts';
import { personPartition } from '#functions/platform/keys.ts';
import { isSameText } from '#functions/platform/same-text.ts';
import { secrets } from '#functions/platform/secrets.ts';
import { SchoolId, UserId } from '#shared/ids.ts';
import { NOBODY } from './nobody.ts';
import type { PersonId } from './user.ts';

/**
 * The secret address of the page that shows one student to the family. Only a salt is stored; the secret is made
 * of it with a key of the deployment, so that access to the table opens no page.
 */
const ParentCode = () =>
  z.object({
    schoolId: SchoolId,
    userId: UserId,
    /** Empty while the page is revoked. */
    salt: z.string(),
    made: z.iso.datetime(),
  });
export type ParentCode = Stored<z.infer<ReturnType<typeof ParentCode>>>;
type ParentCodeValue = Omit<ParentCode, 'rev'>;

export const parentCodes = entity({
  type: 'parent-code',
  version: 1,
  schema: ParentCode,
  key: ({ schoolId, userId }: PersonId) => ({
    pk: personPartition(schoolId, userId),
    sk: 'PARENT-CODE',
  }),
});

const SALT_BYTES = 12;

export const freshCode = ({ schoolId, userId }: PersonId, now: Date): ParentCodeValue => ({
  schoolId,
  userId,
  salt: randomBytes(SALT_BYTES).toString('base64url'),
  made: now.toISOString(),
});

/** 22 characters of base64url are 128 bits. */
const SECRET_LENGTH = 22;

async function secretOf({ schoolId, userId }: PersonId, salt: string): Promise<string> {
  const { cursorKey } = await secrets();
  return createHmac('sha256', cursorKey)
    .update(`parent-page\n${schoolId}\n${userId}\n${salt}`)
    .digest('base64url')
    .slice(0, SECRET_LENGTH);
}

/**
 * What the address ends in: it names the student, and a secret proves that the reader may see the page. Without a
 * dot, because the edge looks for a file at such an address; an id has no underscore.
 */
export const toToken = async (code: ParentCodeValue): Promise<string> =>
  [code.schoolId, code.userId, await secretOf(code, code.salt)].join('_');

/** The secret, too, may have underscores. */
const TOKEN = /^([^_]+)_([^_]+)_(.+)$/;

/** Malformed tokens take as long as unknown ones. */
export function ownerOf(token: string): PersonId {
  const [, school, user] = TOKEN.exec(token) ?? [];
  const [schoolId, userId] = [SchoolId.safeParse(school), UserId.safeParse(user)];
  if (!schoolId.success || !userId.success) return NOBODY;
  return { schoolId: schoolId.data, userId: userId.data };
}

/** Whether a token is the one of this code; never of none, and not while the page is revoked. */
export async function opens(token: string, code: ParentCode | undefined): Promise<boolean> {
  const [, , , given = ''] = TOKEN.exec(token) ?? [];
  const isRight = isSameText(given, await secretOf(code ?? NOBODY, code?.salt ?? ''));
  return isRight && code !== undefined && code.salt !== '';
}
