import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { queryOf } from '#frontend/src/lib/query.ts';
import { useSignedIn } from '#frontend/src/lib/session.ts';
import { readStored, STORAGE_KEY, writeStored } from '#frontend/src/lib/storage.ts';
import { lazyPart } from '#frontend/src/ui/lazy-part.tsx';
import { ROLE } from '#shared/roles.ts';
import { students } from '#shared/students/contract.ts';

const isPostponed = () => readStored(STORAGE_KEY.passwordLater) === '1';

type Ask = 'first' | 'easy';

/**
 * Why to ask the user for another password, if at all: the first one, or one that is easy to guess. "Later" is
 * stored until the session ends, so the prompt returns after the next sign-in. Whoever came by a sign-in card cannot
 * choose one. Students are checked on the server, as they may have chosen a password on another device.
 */
function useAsk(): Ask | undefined {
  const { user, role } = useSignedIn();
  const isStudent = role === ROLE.student;
  const { data } = useQuery({
    ...queryOf(students.endpoints.hasDefaultPassword, {}),
    enabled: isStudent && user.by_card !== 1,
  });
  if (user.by_card === 1) return undefined;
  if (!isStudent) return user.default_password === 1 ? 'first' : undefined;
  if (!data?.easy) return undefined;
  return data.first ? 'first' : 'easy';
}

// Loaded lazily: few users need them, and only once.
const ChoosePassword = lazyPart(async () => (await import('./ChoosePassword.tsx')).ChoosePassword, {
  quiet: true,
});
const EasyPassword = lazyPart(async () => (await import('./EasyPassword.tsx')).EasyPassword, {
  quiet: true,
});

/** Asks a user with a first or an easy password to choose another. */
export function PasswordPrompt() {
  const ask = useAsk();
  const [postponed, setPostponed] = useState(isPostponed);
  if (!ask || postponed) return null;
  const later = () => {
    writeStored(STORAGE_KEY.passwordLater, '1');
    setPostponed(true);
  };
  return ask === 'first' ? <ChoosePassword onLater={later} /> : <EasyPassword onLater={later} />;
}
