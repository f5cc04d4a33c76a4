/** What fields of these names hold, in every form; phones have a keyboard for each. */
const TYPES: Readonly<Record<string, 'tel' | 'email'>> = { phone: 'tel', email: 'email' };

/** What browsers remember of the person who sits before them. */
const OF_ONESELF: Readonly<Record<string, string>> = {
  name: 'name',
  real_name: 'name',
  guardian: 'name',
  user_nick: 'nickname',
  phone: 'tel',
  email: 'email',
  school_name: 'organization',
  account: 'username',
};

/** What browsers must know to keep passwords, and to offer a code that has just arrived. */
const OF_SIGN_IN: Readonly<Record<string, string>> = {
  username: 'username',
  old_pass: 'current-password',
  new_pass: 'new-password',
  confirm_pass: 'new-password',
  password: 'new-password',
  sms_code: 'one-time-code',
};

export const typeOf = (name: string) => TYPES[name];

/** Browsers offer nothing about oneself in a form about somebody else. */
export const autoCompleteOf = (name: string, aboutOneself: boolean): string =>
  OF_SIGN_IN[name] ?? (aboutOneself ? OF_ONESELF[name] : undefined) ?? 'off';
