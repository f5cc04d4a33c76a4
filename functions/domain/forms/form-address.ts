import { createHmac, randomBytes } from 'node:crypto';
import { isSameText } from '#functions/platform/same-text.ts';
import { secrets } from '#functions/platform/secrets.ts';
import { FormId, SchoolId } from '#shared/ids.ts';
import type { Form, FormKey, FormValue } from './form.ts';

const SALT_BYTES = 12;
export const freshSalt = (): string => randomBytes(SALT_BYTES).toString('base64url');

/** 22 characters of base64url are 128 bits. */
const SECRET_LENGTH = 22;

/** As of the page of a child, only a salt is stored; the secret is made of it with a key of the deployment. */
async function secretOf({ schoolId, id }: FormKey, salt: string): Promise<string> {
  const { cursorKey } = await secrets();
  return createHmac('sha256', cursorKey)
    .update(`form-page\n${schoolId}\n${id}\n${salt}`)
    .digest('base64url')
    .slice(0, SECRET_LENGTH);
}

/** What the address of a form ends in. */
export const formToken = async (
  form: Pick<FormValue, 'schoolId' | 'id' | 'salt'>,
): Promise<string> => [form.schoolId, form.id, await secretOf(form, form.salt)].join('_');

/** The secret, too, may have underscores. */
const TOKEN = /^([^_]+)_([^_]+)_(.+)$/;

/** A form that no school has, so that malformed tokens take as long as unknown ones. */
const NO_FORM: FormKey = { schoolId: SchoolId.parse('sch-none'), id: FormId.parse('frm-none') };

/** The form that an address names. */
export function formOf(token: string): FormKey {
  const [, school, form] = TOKEN.exec(token) ?? [];
  const [schoolId, id] = [SchoolId.safeParse(school), FormId.safeParse(form)];
  if (!schoolId.success || !id.success) return NO_FORM;
  return { schoolId: schoolId.data, id: id.data };
}

/** Whether the token is the one of this form, which is not deleted. */
export async function opensForm(token: string, form: Form | undefined): Promise<boolean> {
  const [, , , given = ''] = TOKEN.exec(token) ?? [];
  const isRight = isSameText(given, await secretOf(form ?? NO_FORM, form?.salt ?? ''));
  return isRight && form !== undefined && !form.removed;
}
