/** What an attacker tries, as the table of `npm run attack` sums it up. */
export const KINDS = [
  'signatures',
  'paths',
  'archives',
  'guessing',
  'lock-out',
  'cards',
  'foreign ids',
] as const;
export type Kind = (typeof KINDS)[number];

const ENGINES = 'infra/local/engines';
const GATEWAY = 'infra/local/gateway';
const MATRICES = 'tests/contract/matrices';

/** Tests of known attacks that lie beside what they attack; each of their tests counts as one. */
export const FURTHER_TESTS: Readonly<Record<Kind, readonly string[]>> = {
  signatures: [
    `${ENGINES}/signature.test.ts`,
    `${ENGINES}/s3-guard.test.ts`,
    `${ENGINES}/dynamodb-door.test.ts`,
    `${GATEWAY}/signed-media.test.ts`,
    'infra/local/identity/server.test.ts',
    `${MATRICES}/sessions.test.ts`,
  ],
  paths: [`${ENGINES}/s3-attacks.test.ts`, `${GATEWAY}/web.test.ts`, `${GATEWAY}/media.test.ts`],
  archives: [
    'functions/domain/uploads/hostile-archives.test.ts',
    'functions/domain/uploads/inspect-content.test.ts',
  ],
  guessing: ['tests/attacks/guessing-accounts.test.ts', 'functions/portal/reset-password.test.ts'],
  'lock-out': ['tests/attacks/closing-accounts.test.ts', 'functions/portal/login-attempts.test.ts'],
  cards: ['functions/portal/log-in-by-card.test.ts'],
  'foreign ids': [`${MATRICES}/scope.test.ts`],
};
