import { SIGN_IN_LIMITS } from '#shared/portal/limits.ts';
import { USER_POOL_CLIENT_ID } from '../names.ts';
import type { CustomAuth } from './custom-auth.ts';
import {
  type Input,
  invalidParameter,
  notAuthorized,
  record,
  resourceNotFound,
  text,
} from './protocol.ts';
import type { Session, TokenMint } from './tokens.ts';
import type { User, Users } from './users.ts';

/** More than anybody has: of more the oldest end, so that a user does not grow without an end. */
const SESSIONS_KEPT = 1000;

/** The stored form of a session. */
const mark = (session: Session): string => `${session.expires} ${session.id}`;
const isAlive = (kept: string, now: Date): boolean =>
  Number(kept.split(' ')[0]) * 1000 > now.getTime();

/**
 * The calls about sessions, as the deployed pool and its client answer them: sign-in with a password only by
 * the server's admin call, refreshing and revoking with a refresh token.
 */
export class Sessions {
  readonly #users: Users;
  readonly #mint: TokenMint;
  readonly #custom: CustomAuth;

  constructor(users: Users, mint: TokenMint, custom: CustomAuth) {
    this.#users = users;
    this.#mint = mint;
    this.#custom = custom;
  }

  readonly targets: Readonly<Record<string, (input: Input) => object>> = {
    AdminInitiateAuth: (input) => this.#adminInitiateAuth(input),
    InitiateAuth: (input) => this.#initiateAuth(input),
    AdminRespondToAuthChallenge: (input) => this.#answerChallenge(input),
    RespondToAuthChallenge: (input) => this.#answerChallenge(input),
    GetTokensFromRefreshToken: (input) => {
      this.#checkClient(input);
      return this.#refresh(text(input['RefreshToken']));
    },
    RevokeToken: (input) => this.#revoke(input),
  };

  #checkClient(input: Input): void {
    if (input['ClientId'] === USER_POOL_CLIENT_ID) return;
    throw resourceNotFound(`User pool client ${text(input['ClientId'])} does not exist.`);
  }

  #adminInitiateAuth(input: Input) {
    this.#checkClient(input);
    const parameters = record(input['AuthParameters']);
    if (input['AuthFlow'] === 'ADMIN_USER_PASSWORD_AUTH') return this.#signIn(parameters);
    return this.#initiateAuth(input);
  }

  #initiateAuth(input: Input) {
    this.#checkClient(input);
    if (input['AuthFlow'] !== 'CUSTOM_AUTH') return this.#refreshFlow(input);
    const username = text(record(input['AuthParameters'])['USERNAME']);
    const user = this.#users.find(username);
    return this.#custom.begin(username, user !== undefined);
  }

  #answerChallenge(input: Input) {
    this.#checkClient(input);
    const { USERNAME, ANSWER } = record(input['ChallengeResponses']);
    const username = this.#custom.finish(text(input['Session']), text(USERNAME), text(ANSWER));
    const user = this.#users.find(username);
    if (!user) throw notAuthorized();
    if (!user.Enabled) throw notAuthorized('User is disabled.');
    return this.#begin(user);
  }

  #refreshFlow(input: Input) {
    const flow = text(input['AuthFlow']);
    if (flow !== 'REFRESH_TOKEN_AUTH' && flow !== 'REFRESH_TOKEN') {
      throw invalidParameter(`${flow} flow not enabled for this client`);
    }
    return this.#refresh(text(record(input['AuthParameters'])['REFRESH_TOKEN']));
  }

  /** `PASSWORD` has been replaced: it is the kept hash where the password was right. */
  #signIn({ USERNAME, PASSWORD }: Input) {
    const user = this.#users.find(text(USERNAME));
    if (!user || !PASSWORD || user.Password !== PASSWORD) {
      throw notAuthorized();
    }
    if (!user.Enabled) throw notAuthorized('User is disabled.');
    if (user.UserStatus === 'FORCE_CHANGE_PASSWORD') {
      return {
        ChallengeName: 'NEW_PASSWORD_REQUIRED',
        ChallengeParameters: { USER_ID_FOR_SRP: user.Username },
      };
    }
    return this.#begin(user);
  }

  /** A new session of a user. */
  #begin(user: User) {
    const now = new Date();
    const session = this.#mint.begin(user.Username, now);
    const alive = user.RefreshTokens.filter((kept) => isAlive(kept, now));
    this.#users.save({
      ...user,
      RefreshTokens: [...alive, mark(session)].slice(-SESSIONS_KEPT),
    });
    return this.#answer(user, session, {
      RefreshToken: this.#mint.refreshToken(session),
    });
  }

  #refresh(refreshToken: string) {
    const session = this.#mint.readRefreshToken(refreshToken);
    if (!session) throw notAuthorized('Invalid Refresh Token');
    const user = this.#users.find(session.username);
    const kept = mark(session);
    if (!user?.RefreshTokens.includes(kept)) throw notAuthorized('Refresh Token has been revoked');
    if (!isAlive(kept, new Date())) throw notAuthorized('Refresh Token has expired');
    if (!user.Enabled) throw notAuthorized('User is disabled.');
    return this.#answer(user, session, {});
  }

  #answer(user: User, session: Session, extra: object) {
    const attributes = Object.fromEntries(
      user.Attributes.map(({ Name, Value }) => [Name, Value ?? '']),
    );
    const tokens = this.#mint.issue({ username: user.Username, attributes }, session, new Date());
    return {
      ChallengeParameters: {},
      AuthenticationResult: {
        ...tokens,
        ...extra,
        ExpiresIn: SIGN_IN_LIMITS.idTokenSeconds,
        TokenType: 'Bearer',
      },
    };
  }

  #revoke(input: Input) {
    this.#checkClient(input);
    const session = this.#mint.readRefreshToken(text(input['Token']));
    if (!session) throw invalidParameter('Invalid token');
    const user = this.#users.find(session.username);
    if (user) {
      const others = user.RefreshTokens.filter((kept) => kept !== mark(session));
      this.#users.save({ ...user, RefreshTokens: others });
    }
    return {};
  }
}
