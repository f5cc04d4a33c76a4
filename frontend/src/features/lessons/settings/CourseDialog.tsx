import { useTranslation } from 'react-i18next';
import type * as z from 'zod';
import { FormDialog } from '#frontend/src/components/form/FormDialog.tsx';
import { FormSelectField } from '#frontend/src/components/form/FormSelectField.tsx';
import { FormTextField } from '#frontend/src/components/form/FormTextField.tsx';
import { useContractForm } from '#frontend/src/components/form/use-contract-form.ts';
import { toast } from '#frontend/src/lib/toasts.ts';
import { COURSE_COLOURS, Course } from '#shared/contracts/calendar-settings.ts';
import { lessons } from '#shared/contracts/lessons.ts';
import { LIMITS } from '#shared/limits.ts';
import { useChangeSettings } from '../queries.ts';
import { ArchiveField } from './ArchiveField.tsx';

interface Values {
  name: string;
  colour: Course['colour'];
  hours: string;
  archived: string;
}
const schema = Course().omit({ id: true });
const courseForm = schema as unknown as z.ZodType<z.output<typeof schema>, Values>;

interface Props {
  /** Absent for a new one. */
  readonly course: Course | undefined;
  readonly onClose: () => void;
}

const valuesOf = (course: Course | undefined): Values => ({
  name: course?.name ?? '',
  colour: course?.colour ?? 'blue',
  hours: String(course?.hours ?? 1),
  archived: course?.archived ? '1' : '0',
});

export function CourseDialog({ course, onClose }: Props) {
  const { t } = useTranslation('lessons');
  const { mutateAsync } = useChangeSettings(lessons.endpoints.editCourse);
  const form = useContractForm({
    schema: courseForm,
    defaultValues: valuesOf(course),
    submit: async () => {
      await mutateAsync({ ...form.getValues(), ...(course && { id: course.id }) });
      toast.success(t('setup.done'));
      onClose();
    },
  });
  const common = { control: form.control, namespace: 'lessons', autoComplete: 'off' } as const;
  return (
    <FormDialog
      title={t(course ? 'setup.course.edit' : 'setup.course.add')}
      submitLabel={t('save')}
      form={form}
      onClose={onClose}
    >
      <FormTextField
        {...common}
        name="name"
        label={t('setup.name')}
        required
        autoFocus
        maxLength={LIMITS.classCourseMax}
      />
      <FormSelectField
        control={form.control}
        namespace="lessons"
        name="colour"
        label={t('setup.course.colour')}
        choices={COURSE_COLOURS.map((value) => ({ value, label: t(`setup.colours.${value}`) }))}
      />
      <FormTextField {...common} name="hours" label={t('setup.course.hours')} maxLength={4} />
      {course && <ArchiveField control={form.control} />}
    </FormDialog>
  );
}
