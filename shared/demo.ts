/** Accounts of the demo school by role code; the role switch of the header signs in as one of them. */
export const DEMO_ACCOUNTS: Readonly<Record<string, string>> = {
  1: 'demo_principal',
  2: 'demo_teacher',
  3: 'demo_student',
  4: 'demo_live',
  110: 'platform_admin',
};
