import type { Variable } from '#functions/platform/env.ts';
import type { GroupName } from '#shared/registry.ts';
import { type GroupNeeds, needsOf } from './groups.ts';

/** Only set on a developer's machine: the secrets themselves, and another endpoint of the buckets. */
type LocalOnlyVariable = 'SECRETS' | 'UPLOADS_ENDPOINT';
export type DeployedVariable = Exclude<Variable, LocalOnlyVariable>;

const EVERY_GROUP = 'every group';
type Need = Exclude<keyof GroupNeeds, 'memoryMb'>;

/** The needs of a group that each variable belongs to. A missing variable does not compile. */
const COMES_WITH: Readonly<Record<DeployedVariable, readonly Need[] | typeof EVERY_GROUP>> = {
  EDGE_TOKEN: EVERY_GROUP,
  TABLE_NAME: ['signedIn'],
  USER_POOL_ID: ['signedIn'],
  USER_POOL_CLIENT_ID: ['signedIn'],
  TOKEN_ISSUER: ['signedIn'],
  TOKEN_JWKS_URI: ['signedIn'],
  AVATARS_BUCKET: ['avatars', 'exports', 'drawing'],
  WORKS_BUCKET: ['works', 'exports', 'drawing'],
  REPORTS_BUCKET: ['exports', 'drawing'],
  SECRETS_ARN: ['secret'],
  MEDIA_BASE_URL: ['secret'],
  MEDIA_KEY_ID: ['secret'],
  // What may register by e-mail is a part of what the site offers.
  MAIL_FROM: ['mail', 'site'],
  DEMO: ['site'],
  PROGRAMMING_PLATFORM_URL: ['site'],
  APP_VERSION: ['buildInfo'],
  APP_COMMIT: ['buildInfo'],
  APP_BUILT: ['buildInfo'],
};

/** The environment variables of a group's function. */
export function variablesOf(group: GroupName): DeployedVariable[] {
  const needs = needsOf(group);
  return (Object.keys(COMES_WITH) as DeployedVariable[]).filter((name) => {
    const need = COMES_WITH[name];
    return need === EVERY_GROUP || need.some((each) => needs[each]);
  });
}
