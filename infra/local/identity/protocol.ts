/** What a call of the user pool brings: nothing of it has been checked. */
export type Input = Readonly<Record<string, unknown>>;

export const text = (value: unknown): string => (typeof value === 'string' ? value : '');
export const record = (value: unknown): Input =>
  typeof value === 'object' && value !== null ? { ...value } : {};

/** A refusal, with Cognito's name for it. */
export class CognitoError extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

export const notAuthorized = (message = 'Incorrect username or password.'): CognitoError =>
  new CognitoError('NotAuthorizedException', message);
export const invalidParameter = (message: string): CognitoError =>
  new CognitoError('InvalidParameterException', message);
export const userNotFound = (): CognitoError =>
  new CognitoError('UserNotFoundException', 'User does not exist.');
export const resourceNotFound = (message: string): CognitoError =>
  new CognitoError('ResourceNotFoundException', message);
