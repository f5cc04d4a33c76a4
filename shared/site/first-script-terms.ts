/**
 * What the first script and the application both know. Apart from the script, whose text would be a part of the
 * application otherwise: no bundler knows that it does nothing there.
 */

/** Keys of the signed-in user and of the role in the browser's storage. */
export const USER_KEY = 'classroom.user';
export const ROLE_KEY = 'classroom.role';

/** Key of the menu's width in the browser's storage, and its value for a menu of icons only. */
export const SIDEBAR_KEY = 'classroom.sidebar';
export const RAIL = 'rail';

/** Where Amplify keeps the ID token of a session; `session` is the user name that it is stored under. */
export const ID_TOKEN_KEY = /^CognitoIdentityServiceProvider\.[^.]+\.session\.idToken$/;

/** A token that ends sooner is left to Amplify, which renews it. */
export const TOKEN_LEFT_MS = 60_000;

/** The home that the first script began to read: whose, in which language, and the reply. */
export interface FirstRead {
  readonly home: string;
  readonly user: string;
  readonly language: string;
  readonly begun: number;
  readonly reply: Promise<Response>;
}

/**
 * What stands in the drawing of a home for what only the browser knows: the user, the hour of the greeting, and the
 * maximum of a figure.
 */
export const DRAWN_AS = {
  name: '⟦name⟧',
  account: '⟦account⟧',
  class: '⟦class⟧',
  school: '⟦school⟧',
  logo: '⟦logo⟧',
  edition: '⟦edition⟧',
  initial: '⟦initial⟧',
  tone: '⟦tone⟧',
  greeting: '⟦greeting⟧',
  cap: '⟦cap⟧',
} as const;
