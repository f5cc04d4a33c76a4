import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ClassInput } from '#frontend/src/entities/classes/ClassInput.tsx';
import type { ClassRef } from '#frontend/src/entities/classes/use-class-options.ts';
import { useFormats } from '#frontend/src/lib/format.ts';
import type { StudentRow } from '#shared/students/fields.ts';
import {
  useJoinClass,
  useLeaveClass,
  useRemoveStudents,
  useResetPasswords,
  useRevokeCards,
} from '../queries.ts';
import { ActionDialog } from './ActionDialog.tsx';
import { FirstPasswords } from './FirstPasswords.tsx';

/** Names listed at most. */
const NAMED = 5;

/** Names people in a sentence: all of them, or the first few and the number. */
function useNames(): (people: readonly { readonly name: string }[]) => string {
  const { t } = useTranslation('students');
  const { list } = useFormats();
  return (people) => {
    const names = list(people.slice(0, NAMED).map(({ name }) => name));
    return people.length > NAMED ? t('names', { names, count: people.length }) : names;
  };
}

interface Props {
  readonly students: readonly StudentRow[];
  readonly onDone: () => void;
  readonly onClose: () => void;
}

const idsOf = (students: readonly StudentRow[]) => students.map(({ id }) => id);

export function RemoveDialog(props: Props) {
  const { t } = useTranslation('students');
  const { students } = props;
  const { mutateAsync } = useRemoveStudents();
  const names = useNames()(students);
  return (
    <ActionDialog
      {...props}
      title={t('removing.title', { count: students.length })}
      text={t('removing.text', { names })}
      confirmLabel={t('remove')}
      destructive
      run={async () => (await mutateAsync({ ids: idsOf(students) })).results}
      doneText={(count) => t('removing.done', { count })}
    />
  );
}

export function RevokeDialog(props: Props) {
  const { t } = useTranslation('students');
  const { students } = props;
  const { mutateAsync } = useRevokeCards();
  const names = useNames()(students);
  return (
    <ActionDialog
      {...props}
      title={t('revoking.title', { count: students.length })}
      text={t('revoking.text', { names })}
      confirmLabel={t('revokeCards')}
      run={async () => (await mutateAsync({ ids: idsOf(students) })).results}
      doneText={(count) => t('revoking.done', { count })}
    />
  );
}

export function ResetDialog(props: Props) {
  const { t } = useTranslation('students');
  const { students } = props;
  const { mutateAsync } = useResetPasswords();
  const [passwords, setPasswords] = useState<ReadonlyMap<string, string | null>>(new Map());
  const names = useNames()(students);
  return (
    <ActionDialog
      {...props}
      title={t('resetting.title', { count: students.length })}
      text={t('resetting.text', { names })}
      confirmLabel={t('resetPassword')}
      run={async () => {
        const { results } = await mutateAsync({ ids: idsOf(students) });
        setPasswords(new Map(results.map(({ id, initial_password }) => [id, initial_password])));
        return results;
      }}
      outcome={<FirstPasswords students={students} passwords={passwords} />}
      doneText={(count) => t('resetting.done', { count })}
    />
  );
}

export function LeaveDialog({ from, ...props }: Props & { readonly from: ClassRef }) {
  const { t } = useTranslation('students');
  const { students } = props;
  const { mutateAsync } = useLeaveClass();
  const names = useNames()(students);
  return (
    <ActionDialog
      {...props}
      title={t('leaving.title', { count: students.length, name: from.name })}
      text={t('leaving.text', { names })}
      confirmLabel={t('remove')}
      run={async () =>
        (await mutateAsync({ class_id: from.id, student_ids: idsOf(students) })).results
      }
      doneText={(count) => t('leaving.done', { count })}
    />
  );
}

export function JoinDialog(props: Props) {
  const { t } = useTranslation('students');
  const { students } = props;
  const { mutateAsync } = useJoinClass();
  const [chosen, setChosen] = useState<ClassRef | null>(null);
  const names = useNames()(students);
  const join = async (class_id: ClassRef['id']) =>
    (await mutateAsync({ class_id, student_ids: idsOf(students) })).results;
  return (
    <ActionDialog
      {...props}
      title={t('joining.title', { count: students.length })}
      text={t('joining.text', { names })}
      confirmLabel={t('joining.join')}
      ready={chosen !== null}
      run={async () => (chosen ? join(chosen.id) : [])}
      doneText={(count) => t('joining.done', { count })}
    >
      <ClassInput label={t('joining.class')} value={chosen} onChange={setChosen} />
    </ActionDialog>
  );
}
