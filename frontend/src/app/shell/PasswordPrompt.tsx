import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { queryOf } from '#frontend/src/lib/query.ts';
import { useSignedIn } from '#frontend/src/lib/session.ts';
import { readStored, STORAGE_KEY, writeStored } from '#frontend/src/lib/storage.ts';
import { students } from '#shared/contracts/students.ts';
import { ROLE } from '#shared/roles.ts';

const isPutOff = () => readStored(STORAGE_KEY.passwordLater) === '1';

/**
 * Whether to ask for a password of one's own. Who puts it off is asked again after the next sign-in: the
 * end of a session forgets it. A student may have chosen one on another device meanwhile.
 */
function useDefaultPassword() {
  const { user, role } = useSignedIn();
  const [putOff, setPutOff] = useState(isPutOff);
  const mayAsk = user.default_password === 1 && !putOff;
  const isStudent = role === ROLE.student;
  const { data } = useQuery({
    ...queryOf(students.endpoints.hasDefaultPassword, {}),
    enabled: mayAsk && isStudent,
  });
  const later = () => {
    writeStored(STORAGE_KEY.passwordLater, '1');
    setPutOff(true);
  };
  return { ask: mayAsk && (isStudent ? (data?.easy ?? false) : true), later };
}

// Few need it, and they once.
const ChoosePassword = lazy(async () => {
  const { ChoosePassword: Dialog } = await import('./ChoosePassword.tsx');
  return { default: Dialog };
});

/** Asks whoever came in with the default password to choose one. */
export function PasswordPrompt() {
  const { ask, later } = useDefaultPassword();
  return <Suspense>{ask && <ChoosePassword onLater={later} />}</Suspense>;
}
