import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ClassRef } from '#frontend/src/entities/classes/use-class-options.ts';
import { CredentialsDialog } from '#frontend/src/entities/credentials/CredentialsDialog.tsx';
import { SamePhoneNote } from '#frontend/src/entities/students/SamePhoneNote.tsx';
import { ApiError } from '#frontend/src/lib/api-error.ts';
import { FormDialog } from '#frontend/src/ui/form/FormDialog.tsx';
import { useContractForm } from '#frontend/src/ui/form/use-contract-form.ts';
import { namesIn, useNames } from '#frontend/src/ui/pickers/use-names.ts';
import type { Answer } from '#shared/endpoint.ts';
import type { students } from '#shared/students/contract.ts';
import { useAddStudent } from '../queries.ts';
import { StudentFields } from './StudentFields.tsx';
import { classIdsToSend, EMPTY, StudentForm } from './student-form.ts';

interface Props {
  /** The class of the list's filter, preset for the new student. */
  readonly inClass: ClassRef | undefined;
  readonly onClose: () => void;
}

const isNamesake = (error: unknown): boolean =>
  error instanceof ApiError && error.errors.some(({ rule }) => rule === 'duplicate');

export function AddStudentDialog({ inClass, onClose }: Props) {
  const { t } = useTranslation('students');
  const { mutateAsync } = useAddStudent();
  const classNames = useNames(namesIn(inClass ? [inClass] : []));
  const requestKey = useRef(crypto.randomUUID());
  const [hasNamesake, setHasNamesake] = useState(false);
  const [anyway, setAnyway] = useState(false);
  const [added, setAdded] = useState<Answer<typeof students.endpoints.add> | null>(null);
  const form = useContractForm({
    schema: StudentForm,
    namespace: 'students',
    defaultValues: { ...EMPTY, class_ids: inClass ? [inClass.id] : [] },
    submit: async ({ class_ids, ...values }) => {
      const sent = { ...values, class_ids: classIdsToSend(class_ids), force: anyway };
      const answer = await mutateAsync({ ...sent, request_key: requestKey.current }).catch(
        (error: unknown) => {
          setHasNamesake(isNamesake(error));
          throw error;
        },
      );
      setAdded(answer);
    },
  });
  if (added)
    return (
      <CredentialsDialog
        title={t('form.added', { name: added.student.name })}
        account={added.student.account}
        password={added.initial_password ?? ''}
        note={<SamePhoneNote id={added.student.id} same={added.same_phone} />}
        onClose={onClose}
      />
    );
  return (
    <FormDialog title={t('form.addTitle')} submitLabel={t('add')} form={form} onClose={onClose}>
      <StudentFields control={form.control} withPhone classNames={classNames} />
      {hasNamesake && (
        <FormControlLabel
          control={
            <Checkbox checked={anyway} onChange={({ target }) => setAnyway(target.checked)} />
          }
          label={t('form.anyway')}
        />
      )}
    </FormDialog>
  );
}
