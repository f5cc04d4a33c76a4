import { ROLE } from '#shared/roles.ts';
import { useSignedIn } from '../../lib/session.ts';
import { ParentEdition } from './ParentEdition.tsx';
import { RoleSwitch } from './RoleSwitch.tsx';

/** The switch of roles in the demo, and the code for parents. They are in the header, on phones in the drawer. */
export function SchoolTools() {
  const { user, role } = useSignedIn();
  return (
    <>
      {user.demoStatus === 1 && <RoleSwitch />}
      {role !== ROLE.platform && <ParentEdition />}
    </>
  );
}
