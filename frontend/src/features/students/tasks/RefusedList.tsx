import Alert from '@mui/material/Alert';
import { useTranslation } from 'react-i18next';
import type { Answer } from '#shared/contracts/endpoint.ts';
import type { StudentRow } from '#shared/contracts/student-fields.ts';
import type { students } from '#shared/contracts/students.ts';

export type Result = Answer<typeof students.endpoints.remove>['results'][number];

interface Props {
  readonly results: readonly Result[];
  readonly students: readonly StudentRow[];
}

/** For whom it was not done, and why. */
export function RefusedList({ results, students }: Props) {
  const { t } = useTranslation('students');
  const refused = results.filter(({ ok }) => !ok);
  if (refused.length === 0) return null;
  const nameOf = (id: string) => students.find((student) => student.id === id)?.name ?? id;
  return (
    <Alert severity="warning">
      {t('refused')}
      <ul>
        {refused.map(({ id, errors }) => (
          <li key={id}>
            {nameOf(id)} {errors.map(({ message }) => message).join(' ')}
          </li>
        ))}
      </ul>
    </Alert>
  );
}
