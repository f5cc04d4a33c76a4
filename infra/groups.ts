import type { GroupName } from '#shared/contracts/registry.ts';

/** Operations on the user pool, each named: a group that signs people in need not be able to delete them. */
type CognitoAction =
  | 'AdminInitiateAuth'
  | 'AdminCreateUser'
  | 'AdminUpdateUserAttributes'
  | 'AdminAddUserToGroup'
  | 'AdminRemoveUserFromGroup'
  | 'AdminSetUserPassword'
  | 'AdminUserGlobalSignOut'
  | 'AdminDeleteUser';

/** What the function of a group may use. Whatever is not named here it cannot reach. */
export interface GroupNeeds {
  /**
   * Calls for signed-in people: checks tokens, reads the account's and the school's state, pages through
   * lists, and puts entries into the operation log.
   */
  readonly signedIn?: boolean;
  /** Changes and deletes items of the table. */
  readonly tableWrites?: boolean;
  /** Puts avatars of people into the bucket and takes the old ones out. */
  readonly avatars?: boolean;
  /**
   * Takes in, reads and removes works and files; sends browsers to the bucket with signed addresses. Or
   * removes only what nothing shows any more.
   */
  readonly works?: boolean | 'remove';
  readonly cognito?: readonly CognitoAction[];
  /** Sends short messages to phones. */
  readonly sms?: boolean;
  /** Reads the keys of the deployment: challenges, cursors, signed addresses of media. */
  readonly secret?: boolean;
  /** Tells visitors what the site offers: demo accounts, the programming platform. */
  readonly site?: boolean;
  /** Answers the build's version. */
  readonly buildInfo?: boolean;
  readonly memoryMb?: number;
}

export const GROUP_NEEDS: Readonly<Record<GroupName, GroupNeeds>> = {
  portal: {
    signedIn: true,
    tableWrites: true,
    avatars: true,
    cognito: [
      'AdminInitiateAuth',
      'AdminSetUserPassword',
      'AdminUserGlobalSignOut',
      // People with the default password get their identity at the first sign-in.
      'AdminCreateUser',
      'AdminUpdateUserAttributes',
      'AdminAddUserToGroup',
    ],
    secret: true,
    site: true,
  },
  schools: {
    signedIn: true,
    tableWrites: true,
    avatars: true,
    secret: true,
  },
  teachers: {
    signedIn: true,
    tableWrites: true,
    cognito: [
      'AdminSetUserPassword',
      'AdminUserGlobalSignOut',
      'AdminAddUserToGroup',
      'AdminRemoveUserFromGroup',
      'AdminDeleteUser',
    ],
    secret: true,
  },
  students: {
    signedIn: true,
    tableWrites: true,
    // Resetting a password, and removing a student with the identity.
    cognito: ['AdminSetUserPassword', 'AdminUserGlobalSignOut', 'AdminDeleteUser'],
    secret: true,
  },
  classes: { signedIn: true, tableWrites: true, secret: true },
  makeups: { signedIn: true, tableWrites: true, secret: true },
  hours: { signedIn: true, tableWrites: true, secret: true },
  lessons: { signedIn: true, tableWrites: true, secret: true },
  // Pictures of lessons lie with the other pictures.
  teaching: { signedIn: true, tableWrites: true, avatars: true, secret: true },
  notices: { signedIn: true, tableWrites: true, secret: true },
  messages: { signedIn: true, tableWrites: true, secret: true, sms: true },
  registrations: {
    signedIn: true,
    tableWrites: true,
    cognito: [
      'AdminInitiateAuth',
      'AdminCreateUser',
      'AdminUpdateUserAttributes',
      'AdminAddUserToGroup',
      'AdminSetUserPassword',
    ],
    secret: true,
  },
  feeds: { signedIn: true, tableWrites: true, secret: true },
  // Avatars and pictures of the school move on to where these lie.
  uploads: { signedIn: true, tableWrites: true, avatars: true, works: true, secret: true },
  // Looks at what was sent, and removes what is over.
  works: { signedIn: true, tableWrites: true, works: true, secret: true },
  // A task that is changed or deleted may be the last that shows a file.
  tasks: { signedIn: true, tableWrites: true, works: 'remove', secret: true },
  wall: { signedIn: true, tableWrites: true, secret: true },
  editions: { buildInfo: true },
};
