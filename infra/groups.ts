import type { GroupName } from '#shared/registry.ts';

/** Operations on the user pool, granted one by one: a group that signs users in cannot delete them. */
type CognitoAction =
  | 'AdminInitiateAuth'
  | 'AdminRespondToAuthChallenge'
  | 'AdminCreateUser'
  | 'AdminGetUser'
  | 'AdminUpdateUserAttributes'
  | 'AdminSetUserPassword'
  | 'AdminUserGlobalSignOut'
  | 'AdminDeleteUser';

/** What the function of a group may use. It has no other permissions. */
export interface GroupNeeds {
  /**
   * Calls for signed-in users: checks tokens, reads the account's and the school's state, pages through
   * lists, and puts entries into the operation log.
   */
  readonly signedIn?: boolean;
  /** Changes and deletes items of the table. */
  readonly tableWrites?: boolean;
  /** Stores and removes avatars and other pictures; or reads them, too. */
  readonly avatars?: boolean | 'read';
  /**
   * Stores, reads and removes works and files, and signs uploads of browsers; or only removes unused objects.
   */
  readonly works?: boolean | 'remove';
  readonly cognito?: readonly CognitoAction[];
  /** Reads all objects of a school, and puts the archives of its export together. */
  readonly exports?: boolean;
  /**
   * Draws reports or certificates: reads the pictures of a school, keeps what was drawn, and has the layer with the
   * native packages and the fonts.
   */
  readonly drawing?: boolean;
  /** Sends short messages to phones. */
  readonly sms?: boolean;
  /** Sends e-mails, where the deployment has a sender of them. */
  readonly mail?: boolean;
  /** Reads the keys of the deployment: challenges, cursors, signed addresses of media. */
  readonly secret?: boolean;
  /** Answers what the site offers: demo accounts, the programming platform. */
  readonly site?: boolean;
  /** Answers the build's version. */
  readonly buildInfo?: boolean;
  readonly memoryMb?: number;
}

const ORDINARY: GroupNeeds = { signedIn: true, tableWrites: true, secret: true };

/** Groups that need more or less than an ordinary one. */
const GROUP_NEEDS: Readonly<Partial<Record<GroupName, GroupNeeds>>> = {
  portal: {
    ...ORDINARY,
    avatars: true,
    cognito: [
      'AdminInitiateAuth',
      // First passwords and sign-in cards.
      'AdminRespondToAuthChallenge',
      'AdminSetUserPassword',
      'AdminUserGlobalSignOut',
      // People with a first password get their identity in the user pool at the first sign-in.
      'AdminCreateUser',
      'AdminGetUser',
      'AdminUpdateUserAttributes',
    ],
    site: true,
    // The home that a sign-in answers shows it.
    buildInfo: true,
  },
  schools: {
    ...ORDINARY,
    avatars: true,
  },
  teachers: {
    ...ORDINARY,
    cognito: ['AdminSetUserPassword', 'AdminUserGlobalSignOut', 'AdminDeleteUser'],
  },
  students: {
    ...ORDINARY,
    // Resets passwords, and removes students with their identities.
    cognito: ['AdminSetUserPassword', 'AdminUserGlobalSignOut', 'AdminDeleteUser'],
  },
  // Pictures of lessons are stored with the other pictures.
  teaching: { ...ORDINARY, avatars: true },
  messages: { ...ORDINARY, sms: true, mail: true },
  registrations: {
    ...ORDINARY,
    cognito: [
      'AdminInitiateAuth',
      'AdminCreateUser',
      'AdminGetUser',
      'AdminUpdateUserAttributes',
      'AdminSetUserPassword',
    ],
  },
  // Avatars and pictures of the school are copied to their final place, and looked at there.
  uploads: { ...ORDINARY, avatars: 'read', works: true },
  // Checks uploads, and removes expired ones.
  works: { ...ORDINARY, works: true },
  // Removes files when the last task that shows them is changed or deleted.
  tasks: { ...ORDINARY, works: 'remove' },
  // Takes files of answers, and removes them with their answers.
  forms: { ...ORDINARY, works: true },
  // Removes files that no version of a document shows any more.
  documents: { ...ORDINARY, works: 'remove' },
  // Removes the picture of a kind when another one is chosen.
  equipment: { ...ORDINARY, works: 'remove' },
  exports: { ...ORDINARY, exports: true },
  // Drawing takes a second of a whole processor, which a function has from 1,769 MB on.
  sharing: { ...ORDINARY, drawing: true, memoryMb: 1769 },
  certificates: { ...ORDINARY, drawing: true, memoryMb: 1769 },
  // Removes photos that a school's page shows no more.
  pages: { ...ORDINARY, avatars: true },
  editions: { buildInfo: true },
  // The site's demo accounts and the build's version are parts of homes, too.
  homes: { ...ORDINARY, site: true, buildInfo: true },
};

/** What the function of a group may use; a group that is not listed is an ordinary one. */
export const needsOf = (group: GroupName): GroupNeeds => GROUP_NEEDS[group] ?? ORDINARY;
