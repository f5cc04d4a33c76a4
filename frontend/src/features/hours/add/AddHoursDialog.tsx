import { useTranslation } from 'react-i18next';
import type { StudentRef } from '#frontend/src/entities/students/StudentPickers.tsx';
import { hoursText } from '#frontend/src/lib/format.ts';
import { toast } from '#frontend/src/lib/toasts.ts';
import { FormDialog } from '#frontend/src/ui/form/FormDialog.tsx';
import { sharedFields, useContractForm } from '#frontend/src/ui/form/use-contract-form.ts';
import { useRequestKey } from '#frontend/src/ui/form/use-request-key.ts';
import type { CourseId } from '#shared/ids.ts';
import { useAddHours, useSchoolCalendar } from '../queries.ts';
import {
  HoursFields,
  hoursForm,
  NEW_ENTRY,
  StudentField,
  withoutVainMoney,
} from './HoursFields.tsx';

interface Props {
  /** Absent where the student is chosen in the dialog. */
  readonly student?: StudentRef;
  readonly course: CourseId | null;
  readonly onAdded?: (course: CourseId | null, student: StudentRef['id']) => void;
  readonly onClose: () => void;
}

/** Adds an entry to an account: hours that were bought, given, or used without a lesson. */
export function AddHoursDialog({ student, course, onAdded, onClose }: Props) {
  const { t } = useTranslation('hours');
  const { mutateAsync } = useAddHours();
  const { data } = useSchoolCalendar();
  const keyOf = useRequestKey();
  const form = useContractForm({
    schema: hoursForm,
    namespace: 'hours',
    defaultValues: {
      ...NEW_ENTRY,
      student_id: student?.id ?? '',
      course_id: course ?? '',
    },
    submit: async (values) => {
      const sent = { ...withoutVainMoney(values), course_id: values.course_id ?? '' };
      const request_key = keyOf(JSON.stringify(sent));
      const { account } = await mutateAsync({ ...sent, request_key });
      toast.success(t('add.done', { amount: hoursText(account.balance) }));
      onAdded?.(account.course_id, values.student_id);
      onClose();
    },
  });
  return (
    <FormDialog
      title={student ? t('add.titleFor', { name: student.name }) : t('add.title')}
      submitLabel={t('add.submit')}
      form={form}
      onClose={onClose}
    >
      {!student && <StudentField control={form.control} />}
      <HoursFields control={sharedFields(form.control)} courses={data?.courses ?? []} />
    </FormDialog>
  );
}
