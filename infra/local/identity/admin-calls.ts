import { randomUUID } from 'node:crypto';
import { PEOPLE_LIMITS } from '#shared/people/limits.ts';
import { USER_POOL_ID } from '../names.ts';
import {
  CognitoError,
  type Input,
  invalidParameter,
  record,
  resourceNotFound,
  text,
  userNotFound,
} from './protocol.ts';
import type { User, Users } from './users.ts';

/** The attributes that the deployed pool declares (`infra/stacks/auth-stack.ts`) and the product writes. */
const ATTRIBUTES: ReadonlySet<string> = new Set(['custom:school_id', 'custom:user_id']);
/** Of a name, in Cognito. */
export const NAME_MAX = 128;

function checkPool(input: Input): void {
  const id = text(input['UserPoolId']);
  if (id !== USER_POOL_ID) throw resourceNotFound(`User pool ${id} does not exist.`);
}

/** Throws for a password that the policy of the pool refuses. A hash stands in its place later. */
export function checkPassword(password: unknown): void {
  if (typeof password === 'string' && password.length < PEOPLE_LIMITS.passwordMin)
    throw new CognitoError(
      'InvalidPasswordException',
      'Password did not conform with policy: Password not long enough',
    );
}

/** The attributes that a call writes. Throws for one that the pool does not have, or does not change. */
function attributesOf({ UserAttributes }: Input): { Name: string; Value: string }[] {
  const given = Array.isArray(UserAttributes) ? UserAttributes.map(record) : [];
  return given.map(({ Name, Value }) => {
    const name = text(Name);
    if (name === 'sub') throw invalidParameter('user.sub: Attribute cannot be updated.\n');
    if (!ATTRIBUTES.has(name))
      throw invalidParameter(
        `Attributes did not conform to the schema: ${name}: Attribute does not exist in the schema.\n`,
      );
    return { Name: name, Value: text(Value) };
  });
}

/** A time as epoch seconds, as the protocol has them. */
const seconds = (at: string): number => Math.floor(Date.parse(at) / 1000);

const shown = ({ Username, Enabled, UserStatus, UserCreateDate, UserLastModifiedDate }: User) => ({
  Username,
  Enabled,
  UserStatus,
  UserCreateDate: seconds(UserCreateDate),
  UserLastModifiedDate: seconds(UserLastModifiedDate),
});

/** The administrative calls of the functions, as Cognito answers them. What is kept of a password stands in its place. */
export class AdminCalls {
  readonly #users: Users;

  constructor(users: Users) {
    this.#users = users;
  }

  readonly targets: Readonly<Record<string, (input: Input) => object>> = {
    AdminCreateUser: (input) => this.#create(input),
    AdminGetUser: (input) => {
      const user = this.#userOf(input);
      return { ...shown(user), UserAttributes: user.Attributes };
    },
    AdminSetUserPassword: (input) =>
      this.#change(input, {
        Password: text(input['Password']),
        UserStatus: input['Permanent'] === true ? 'CONFIRMED' : 'FORCE_CHANGE_PASSWORD',
      }),
    AdminUpdateUserAttributes: (input) => {
      const changed = attributesOf(input);
      const others = this.#userOf(input).Attributes.filter(
        (each) => !changed.some(({ Name }) => Name === each.Name),
      );
      return this.#change(input, { Attributes: [...others, ...changed] });
    },
    AdminDisableUser: (input) => this.#change(input, { Enabled: false }),
    AdminEnableUser: (input) => this.#change(input, { Enabled: true }),
    AdminUserGlobalSignOut: (input) => this.#change(input, { RefreshTokens: [] }),
    AdminDeleteUser: (input) => {
      this.#users.delete(this.#userOf(input));
      return {};
    },
  };

  #userOf(input: Input): User {
    checkPool(input);
    const user = this.#users.find(text(input['Username']));
    if (!user) throw userNotFound();
    return user;
  }

  #change(input: Input, values: Partial<User>): object {
    const user = this.#userOf(input);
    this.#users.save({ ...user, ...values, UserLastModifiedDate: new Date().toISOString() });
    return {};
  }

  #create(input: Input): object {
    checkPool(input);
    const Username = text(input['Username']);
    if (Username === '' || Username.length > NAME_MAX)
      throw invalidParameter(`Username has 1 to ${NAME_MAX} characters.`);
    // No user has an address or a number to which an invitation could go.
    if (input['MessageAction'] !== 'SUPPRESS')
      throw invalidParameter('User has no attribute matching desired delivery mediums.');
    const Attributes = [{ Name: 'sub', Value: randomUUID() }, ...attributesOf(input)];
    if (this.#users.find(Username))
      throw new CognitoError('UsernameExistsException', 'User account already exists');
    const now = new Date().toISOString();
    const user: User = {
      Username,
      Password: text(input['TemporaryPassword']),
      Attributes,
      Enabled: true,
      UserStatus: 'FORCE_CHANGE_PASSWORD',
      UserCreateDate: now,
      UserLastModifiedDate: now,
      RefreshTokens: [],
    };
    this.#users.save(user);
    return { User: { ...shown(user), Attributes } };
  }
}
