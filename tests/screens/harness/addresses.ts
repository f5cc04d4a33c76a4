import { getSession } from '#frontend/src/lib/session.ts';
import { ROLE, type Role } from '#shared/roles.ts';
import { enter } from './application.tsx';

/** An address of the demo school; a function asks the server for it, as the principal. */
type Address = string | (() => Promise<string | undefined>);

interface Fixture {
  readonly addresses: Readonly<Record<string, Address>>;
  /** Who opens them, where it is not the first of those who may. */
  readonly reader?: Role;
}

const FOUND = import.meta.glob<Fixture>('../../../frontend/src/features/*/screens.fixture.ts', {
  eager: true,
});
const ADDRESSES = Object.assign({}, ...Object.values(FOUND).map(({ addresses }) => addresses));

const READERS: Readonly<Record<string, Role | undefined>> = Object.fromEntries(
  Object.values(FOUND).flatMap(({ addresses, reader }) =>
    Object.keys(addresses).map((path) => [path, reader]),
  ),
);

export const readerOf = (path: string): Role | undefined => READERS[path];

/** Of screens to which the path alone does not lead: those with an id in it, or in the search. */
export const ADDRESSED: readonly string[] = Object.keys(ADDRESSES);

/** What opens a screen in the demo school. */
export async function addressOf(path: string): Promise<string> {
  const address: Address | undefined = ADDRESSES[path];
  if (!address && path.includes(':'))
    throw new Error(
      `no test opens ${path}: say in screens.fixture.ts beside its routes.ts, under its pattern, which address of the demo school it has`,
    );
  if (typeof address !== 'function') return address ?? path;
  if (getSession()?.role !== ROLE.principal) await enter(ROLE.principal);
  const found = await address();
  if (!found) throw new Error(`the demo school has nothing that ${path} could show`);
  return found;
}
