import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { queryOf } from '#frontend/src/lib/query.ts';
import { useSignedIn } from '#frontend/src/lib/session.ts';
import { readStored, STORAGE_KEY, writeStored } from '#frontend/src/lib/storage.ts';
import { lazyPart } from '#frontend/src/ui/lazy-part.tsx';
import { students } from '#shared/contracts/students.ts';
import { ROLE } from '#shared/roles.ts';

const isPostponed = () => readStored(STORAGE_KEY.passwordLater) === '1';

/**
 * Whether to ask the user to replace the first password. "Later" is stored until the session ends, so the
 * prompt returns after the next sign-in. Whoever came by a sign-in card cannot choose one. Students are checked on the server, as they may have chosen a
 * password on another device.
 */
function useDefaultPassword() {
  const { user, role } = useSignedIn();
  const [postponed, setPostponed] = useState(isPostponed);
  const mayAsk = user.default_password === 1 && user.by_card !== 1 && !postponed;
  const isStudent = role === ROLE.student;
  const { data } = useQuery({
    ...queryOf(students.endpoints.hasDefaultPassword, {}),
    enabled: mayAsk && isStudent,
  });
  const later = () => {
    writeStored(STORAGE_KEY.passwordLater, '1');
    setPostponed(true);
  };
  return { ask: mayAsk && (isStudent ? (data?.easy ?? false) : true), later };
}

// Loaded lazily: few users need it, and only once.
const ChoosePassword = lazyPart(async () => (await import('./ChoosePassword.tsx')).ChoosePassword, {
  quiet: true,
});

/** Asks a user who signed in with a first password to choose another. */
export function PasswordPrompt() {
  const { ask, later } = useDefaultPassword();
  return ask && <ChoosePassword onLater={later} />;
}
