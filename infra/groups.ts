import type { GroupName } from '#shared/contracts/registry.ts';

/** Operations on the user pool, granted one by one: a group that signs users in cannot delete them. */
type CognitoAction =
  | 'AdminInitiateAuth'
  | 'AdminCreateUser'
  | 'AdminUpdateUserAttributes'
  | 'AdminAddUserToGroup'
  | 'AdminRemoveUserFromGroup'
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
  /** Stores and removes avatars. */
  readonly avatars?: boolean;
  /**
   * Stores, reads and removes works and files, and signs uploads of browsers; or only removes unused objects.
   */
  readonly works?: boolean | 'remove';
  readonly cognito?: readonly CognitoAction[];
  /** Sends short messages to phones. */
  readonly sms?: boolean;
  /** Reads the keys of the deployment: challenges, cursors, signed addresses of media. */
  readonly secret?: boolean;
  /** Answers what the site offers: demo accounts, the programming platform. */
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
      // Users with the default password get their identity in the user pool at the first sign-in.
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
    // Resets passwords, and removes students with their identities.
    cognito: ['AdminSetUserPassword', 'AdminUserGlobalSignOut', 'AdminDeleteUser'],
    secret: true,
  },
  classes: { signedIn: true, tableWrites: true, secret: true },
  makeups: { signedIn: true, tableWrites: true, secret: true },
  hours: { signedIn: true, tableWrites: true, secret: true },
  lessons: { signedIn: true, tableWrites: true, secret: true },
  // Pictures of lessons are stored with the other pictures.
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
  // Avatars and pictures of the school are copied to their final place.
  uploads: { signedIn: true, tableWrites: true, avatars: true, works: true, secret: true },
  // Checks uploads, and removes expired ones.
  works: { signedIn: true, tableWrites: true, works: true, secret: true },
  // Removes files when the last task that shows them is changed or deleted.
  tasks: { signedIn: true, tableWrites: true, works: 'remove', secret: true },
  wall: { signedIn: true, tableWrites: true, secret: true },
  editions: { buildInfo: true },
};
