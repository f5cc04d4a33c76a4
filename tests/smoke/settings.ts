import { Problem } from '#infra/problem.ts';

export interface Account {
  readonly account: string;
  readonly password: string;
}

export interface Settings extends Account {
  readonly address: string;
}

const THIS_MACHINE = new Set(['localhost', '127.0.0.1', '[::1]']);
/** A principal of the demo school, which only a system on this machine has. */
const DEMO: Account = { account: 'demo_principal', password: 'demo123456' };

const USAGE = `Usage: npm run smoke -- <address>
The account of a principal or teacher stands in SMOKE_ACCOUNT and SMOKE_PASSWORD; the demo school's is taken for an address of this machine.`;

function readAddress(args: readonly string[], env: NodeJS.ProcessEnv): URL {
  const [given = env['SMOKE_ADDRESS'], ...rest] = args;
  if (!given || rest.length || !URL.canParse(given)) throw new Problem(USAGE);
  const address = new URL(given);
  if (address.protocol === 'https:' || THIS_MACHINE.has(address.hostname)) return address;
  throw new Problem('A password goes over https only, except to this machine.');
}

/** The address is the argument; account and password come from the environment, so that no list of processes shows them. */
export function readSettings(args: readonly string[], env: NodeJS.ProcessEnv): Settings {
  const address = readAddress(args, env);
  const { SMOKE_ACCOUNT: account, SMOKE_PASSWORD: password } = env;
  if (account && password) return { address: address.origin, account, password };
  if (account || password || !THIS_MACHINE.has(address.hostname)) throw new Problem(USAGE);
  return { address: address.origin, ...DEMO };
}
