import {
  InvalidParameterError,
  NotAuthorizedError,
  ResourceNotFoundError,
  UserNotFoundError,
} from 'cognito-local/lib/errors.js';
import type { CognitoService } from 'cognito-local/lib/services/cognitoService.js';
import type { Context } from 'cognito-local/lib/services/context.js';
import type { User, UserPoolService } from 'cognito-local/lib/services/userPoolService.js';
import { LIMITS } from '#shared/limits.ts';
import { USER_POOL_CLIENT_ID, USER_POOL_ID } from '../names.ts';
import type { CustomAuth } from './custom-auth.ts';
import { type Input, record, text } from './input.ts';
import type { Session, TokenMint } from './tokens.ts';

type Target = (context: Context, input: Input) => Promise<object>;

/** Limit for load tests, which sign in again and again. */
const SESSIONS_KEPT = 1000;

/** The stored form of a session. */
const mark = (session: Session): string => `${session.expires} ${session.id}`;
const isAlive = (kept: string, now: Date): boolean =>
  Number(kept.split(' ')[0]) * 1000 > now.getTime();

/**
 * The calls about sessions, as the deployed pool and its client answer them: sign-in with a password only by
 * the server's admin call, refreshing and revoking with a refresh token. The emulator's own versions lack
 * claims, sign-out, expiry and the refresh call that browsers use.
 */
export class Sessions {
  readonly #cognito: CognitoService;
  readonly #mint: TokenMint;
  readonly #custom: CustomAuth;

  constructor(cognito: CognitoService, mint: TokenMint, custom: CustomAuth) {
    this.#cognito = cognito;
    this.#mint = mint;
    this.#custom = custom;
  }

  readonly targets: Readonly<Record<string, Target>> = {
    AdminInitiateAuth: (context, input) => this.#adminInitiateAuth(context, input),
    InitiateAuth: (context, input) => this.#initiateAuth(context, input),
    AdminRespondToAuthChallenge: (context, input) => this.#answerChallenge(context, input),
    RespondToAuthChallenge: (context, input) => this.#answerChallenge(context, input),
    GetTokensFromRefreshToken: (context, input) => {
      this.#checkClient(input);
      return this.#refresh(context, text(input['RefreshToken']));
    },
    RevokeToken: (context, input) => this.#revoke(context, input),
    AdminUserGlobalSignOut: (context, input) => this.#signOutEverywhere(context, input),
  };

  #pool(context: Context): Promise<UserPoolService> {
    return this.#cognito.getUserPool(context, USER_POOL_ID);
  }

  #checkClient(input: Input): void {
    if (input['ClientId'] === USER_POOL_CLIENT_ID) return;
    throw new ResourceNotFoundError(`User pool client ${text(input['ClientId'])} does not exist.`);
  }

  async #adminInitiateAuth(context: Context, input: Input) {
    this.#checkClient(input);
    const parameters = record(input['AuthParameters']);
    if (input['AuthFlow'] === 'ADMIN_USER_PASSWORD_AUTH') return this.#signIn(context, parameters);
    return this.#initiateAuth(context, input);
  }

  async #initiateAuth(context: Context, input: Input) {
    this.#checkClient(input);
    if (input['AuthFlow'] !== 'CUSTOM_AUTH') return this.#refreshFlow(context, input);
    const username = text(record(input['AuthParameters'])['USERNAME']);
    const pool = await this.#pool(context);
    const user = await pool.getUserByUsername(context, username);
    return this.#custom.begin(username, user !== null && user !== undefined);
  }

  async #answerChallenge(context: Context, input: Input) {
    this.#checkClient(input);
    const { USERNAME, ANSWER } = record(input['ChallengeResponses']);
    const username = this.#custom.finish(text(input['Session']), text(USERNAME), text(ANSWER));
    const pool = await this.#pool(context);
    const user = await pool.getUserByUsername(context, username);
    if (!user) throw new NotAuthorizedError('Incorrect username or password.');
    if (!user.Enabled) throw new NotAuthorizedError('User is disabled.');
    return this.#begin(context, pool, user);
  }

  #refreshFlow(context: Context, input: Input) {
    const flow = text(input['AuthFlow']);
    if (flow !== 'REFRESH_TOKEN_AUTH' && flow !== 'REFRESH_TOKEN') {
      throw new InvalidParameterError(`${flow} flow not enabled for this client`);
    }
    return this.#refresh(context, text(record(input['AuthParameters'])['REFRESH_TOKEN']));
  }

  /** `PASSWORD` has been replaced: it is the kept hash where the password was right. */
  async #signIn(context: Context, { USERNAME, PASSWORD }: Input) {
    const pool = await this.#pool(context);
    const user = await pool.getUserByUsername(context, text(USERNAME));
    if (!user || !PASSWORD || user.Password !== PASSWORD) {
      throw new NotAuthorizedError('Incorrect username or password.');
    }
    if (!user.Enabled) throw new NotAuthorizedError('User is disabled.');
    if (user.UserStatus === 'FORCE_CHANGE_PASSWORD') {
      return {
        ChallengeName: 'NEW_PASSWORD_REQUIRED',
        ChallengeParameters: { USER_ID_FOR_SRP: user.Username },
      };
    }
    return this.#begin(context, pool, user);
  }

  /** A new session of a user. */
  async #begin(context: Context, pool: UserPoolService, user: User) {
    const now = new Date();
    const session = this.#mint.begin(user.Username, now);
    const alive = user.RefreshTokens.filter((kept) => isAlive(kept, now));
    await pool.saveUser(context, {
      ...user,
      RefreshTokens: [...alive, mark(session)].slice(-SESSIONS_KEPT),
    });
    return this.#answer(user, session, {
      RefreshToken: this.#mint.refreshToken(session),
    });
  }

  async #refresh(context: Context, refreshToken: string) {
    const session = this.#mint.readRefreshToken(refreshToken);
    if (!session) throw new NotAuthorizedError('Invalid Refresh Token');
    const pool = await this.#pool(context);
    const user = await pool.getUserByUsername(context, session.username);
    const kept = mark(session);
    if (!user?.RefreshTokens.includes(kept))
      throw new NotAuthorizedError('Refresh Token has been revoked');
    if (!isAlive(kept, new Date())) throw new NotAuthorizedError('Refresh Token has expired');
    if (!user.Enabled) throw new NotAuthorizedError('User is disabled.');
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
        ExpiresIn: LIMITS.idTokenSeconds,
        TokenType: 'Bearer',
      },
    };
  }

  async #revoke(context: Context, input: Input) {
    this.#checkClient(input);
    const session = this.#mint.readRefreshToken(text(input['Token']));
    if (!session) throw new InvalidParameterError('Invalid token');
    const pool = await this.#pool(context);
    const user = await pool.getUserByUsername(context, session.username);
    if (user) {
      const others = user.RefreshTokens.filter((kept) => kept !== mark(session));
      await pool.saveUser(context, { ...user, RefreshTokens: others });
    }
    return {};
  }

  async #signOutEverywhere(context: Context, input: Input) {
    const pool = await this.#cognito.getUserPool(context, text(input['UserPoolId']));
    const user = await pool.getUserByUsername(context, text(input['Username']));
    if (!user) throw new UserNotFoundError('User does not exist.');
    await pool.saveUser(context, { ...user, RefreshTokens: [] });
    return {};
  }
}
