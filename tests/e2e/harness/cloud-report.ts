/** Address of the system under test, and the environment of its functions, with which tests prepare data. */
export interface CloudReport {
  readonly url: string;
  readonly env: Readonly<Record<string, string>>;
}

const URL_VARIABLE = 'E2E_URL';
const ENV_VARIABLE = 'E2E_ENV';

/** Passes the report to the processes that run the tests. */
export function publishReport({ url, env }: CloudReport): void {
  process.env[URL_VARIABLE] = url;
  process.env[ENV_VARIABLE] = JSON.stringify(env);
}

export function cloudUrl(): string {
  const url = process.env[URL_VARIABLE];
  if (!url) throw new Error('the system under test has not been started');
  return url;
}

/** Lets this process prepare data with the product's own code. */
export function adoptEnvironment(): void {
  Object.assign(process.env, JSON.parse(process.env[ENV_VARIABLE] ?? '{}'));
}
