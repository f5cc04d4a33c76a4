import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { students } from '#shared/contracts/students.ts';
import { ROLE } from '#shared/roles.ts';
import { queryOf } from '../../lib/query.ts';
import { useSignedIn } from '../../lib/session.ts';
import { readStored, STORAGE_KEY, writeStored } from '../../lib/storage.ts';

const isPutOff = () => readStored(STORAGE_KEY.passwordLater) === '1';

/**
 * Whether to ask for a password of one's own. Who puts it off is asked again after the next sign-in: the
 * end of a session forgets it. A student may have chosen one on another device meanwhile.
 */
export function useDefaultPassword() {
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
