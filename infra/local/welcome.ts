import { OUTBOX_PAGE_PATH } from './names.ts';
import type { Settings } from './settings.ts';

/** Accounts of the demo school. */
const ACCOUNTS = [
  ['demo_principal', 'principal'],
  ['demo_teacher', 'teacher'],
  ['demo_teacher2', 'another teacher, with a class of their own'],
  ['demo_student', 'student'],
  ['demo_live', 'live teacher'],
  ['platform_admin', 'platform operator, at /admin/login'],
] as const;
const PASSWORD = 'demo123456';

/** The message at the end of a start: the address and the accounts. */
export function welcome({ publicUrl, dir }: Settings, isDevelopment: boolean): string {
  const accounts = ACCOUNTS.map(([name, role]) => `  ${name.padEnd(16)} ${role}`);
  return [
    '',
    `Ready: ${publicUrl}`,
    '',
    `Demo accounts (password ${PASSWORD}):`,
    ...accounts,
    '',
    isDevelopment
      ? 'Changes of pages show at once; changes of functions and contracts load them anew.'
      : '',
    `Short messages to phones are not sent; read them at ${publicUrl}${OUTBOX_PAGE_PATH}`,
    `Log of the functions: ${dir}/log/functions.log (LOG=stdout shows it here). Ctrl-C stops everything.`,
  ]
    .filter((line, index, lines) => line !== '' || lines[index - 1] !== '')
    .join('\n');
}
