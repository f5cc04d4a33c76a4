import {
  AdminInitiateAuthCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';
import { classes } from '#functions/domain/classes/class.ts';
import { logLogin } from '#functions/domain/logs/log-entry.ts';
import { countUnread } from '#functions/domain/notices/count-unread.ts';
import { accounts } from '#functions/domain/people/account.ts';
import { users } from '#functions/domain/people/user.ts';
import { schools } from '#functions/domain/schools/school.ts';
import { getItem, getItems } from '#functions/platform/table.ts';
import * as attempts from '#functions/portal/login-attempts.ts';
import { ClassId, SchoolId, UserId } from '#shared/ids.ts';
import type { Shot } from './http-client.ts';

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
const TEACHER = { schoolId: SchoolId.parse('sch-demo'), userId: UserId.parse('stf-teacher') };
const STUDENT = { schoolId: SchoolId.parse('sch-demo'), userId: UserId.parse('stu-demo02') };
const STUDENT_CLASS = ClassId.parse('cls-demo1');
const ACCOUNT = 'demo_teacher';
const ADDRESS = '127.0.0.1';

/** A measured call, and the same requests to the store without the call. */
export interface Target {
  readonly name: string;
  readonly shot: Shot;
  readonly raw: () => Promise<unknown>;
}

const shot = (
  path: string,
  authorization: string,
  fields: Readonly<Record<string, string>>,
): Shot => ({
  method: 'POST',
  path: `/api/${path}`,
  headers: { ...FORM, authorization, lang: 'zh' },
  body: new URLSearchParams(fields).toString(),
});

const getPerson = (person: typeof TEACHER) => getItem({ Key: users.key(person) });

/** A student, then the classes that the student is in. */
async function getStudent(): Promise<void> {
  await getPerson(STUDENT);
  await getItems([classes.key({ schoolId: STUDENT.schoolId, id: STUDENT_CLASS })]);
}

/** The requests of a sign-in to the table and the user pool, in order. */
async function rawLogin(pool: CognitoIdentityProviderClient, password: string): Promise<void> {
  const key = attempts.accountKey(ACCOUNT);
  const now = new Date();
  const items = await getItems([accounts.key(ACCOUNT), key, attempts.addressKey(ADDRESS)]);
  const before = items.find(({ pk }) => pk === key.pk);
  await attempts.addFailure(key, now, { before: attempts.current(before, now) });
  await pool.send(
    new AdminInitiateAuthCommand({
      UserPoolId: process.env['USER_POOL_ID'],
      ClientId: process.env['USER_POOL_CLIENT_ID'],
      AuthFlow: 'ADMIN_USER_PASSWORD_AUTH',
      AuthParameters: { USERNAME: ACCOUNT, PASSWORD: password },
    }),
  );
  await Promise.all([getPerson(TEACHER), getItem({ Key: schools.key(TEACHER.schoolId) })]);
  const origin = { ...TEACHER, now, address: ADDRESS, agent: '' };
  await Promise.all([attempts.clear(key), logLogin(origin, ACCOUNT, 'signed-in')]);
}

/** The sign-in and the calls of a home page, as the demo teacher makes them. */
export function targets(authorization: string, password: string): Target[] {
  const pool = new CognitoIdentityProviderClient();
  const own = { user_id: TEACHER.userId };
  return [
    {
      name: 'index/menu',
      shot: shot('index/menu', authorization, own),
      // A warm function has the account's state cached, so the menu needs no request to the table.
      raw: async () => undefined,
    },
    {
      name: 'notice/notice_school_count',
      shot: shot('notice/notice_school_count', authorization, own),
      raw: () => countUnread(TEACHER),
    },
    {
      name: 'student/getStuInfoById',
      shot: shot('student/getStuInfoById', authorization, { student_id: STUDENT.userId }),
      raw: getStudent,
    },
    {
      name: 'index/login',
      shot: shot('index/login', '0', { username: ACCOUNT, password }),
      raw: () => rawLogin(pool, password),
    },
  ];
}

export const CHEAPEST: Shot = { method: 'GET', path: '/api/web/get_version_info' };
export const SIGN_IN = (password: string): Shot =>
  shot('index/login', '0', { username: ACCOUNT, password });
export const BENCH_USER = TEACHER.userId;
