import { useTranslation } from 'react-i18next';
import { FormSelectField } from '#frontend/src/ui/form/FormSelectField.tsx';
import { FormTextField } from '#frontend/src/ui/form/FormTextField.tsx';
import type { FieldControl } from '#frontend/src/ui/form/use-contract-form.ts';
import { textForm } from '#frontend/src/ui/form/use-contract-form.ts';
import { COURSE_COLOURS, Course, CourseFields } from '#shared/lessons/calendar-calls.ts';
import { lessons } from '#shared/lessons/contract.ts';
import { useChangeSettings } from '../queries.ts';
import { ArchiveField, useArchivedField } from './ArchiveField.tsx';
import { SettingsEntryDialog } from './SettingsEntryDialog.tsx';

type Values = Record<'name' | 'hours' | 'archived', string> & { colour: Course['colour'] };
const courseForm = textForm<Values>()(CourseFields());

interface Props {
  /** Undefined for a new one. */
  readonly course: Course | undefined;
  readonly onClose: () => void;
}

const valuesOf = (course: Course | undefined): Values => ({
  name: course?.name ?? '',
  colour: course?.colour ?? 'blue',
  hours: String(course?.hours ?? 1),
  archived: course?.archived ? '1' : '0',
});

type Control = FieldControl<Values, 'lessons'>;

function CourseInputs({ control, isNew }: { readonly control: Control; readonly isNew: boolean }) {
  const { t } = useTranslation('lessons');
  return (
    <>
      <FormTextField control={control} name="name" autoFocus />
      <FormSelectField
        control={control}
        name="colour"
        choices={COURSE_COLOURS.map((value) => ({ value, label: t(`setup.colours.${value}`) }))}
      />
      <FormTextField control={control} name="hours" label={t('setup.course.hours')} />
      {!isNew && <ArchiveField control={control} />}
    </>
  );
}

export function CourseDialog({ course, onClose }: Props) {
  const { t } = useTranslation('lessons');
  const { mutateAsync } = useChangeSettings(lessons.endpoints.editCourse);
  const archived = useArchivedField();
  return (
    <SettingsEntryDialog
      title={t(course ? 'setup.course.edit' : 'setup.course.add')}
      entry={course}
      record={Course()}
      schema={courseForm}
      valuesOf={valuesOf}
      inputs={(control) => <CourseInputs control={control} isNew={!course} />}
      compared={[
        { name: 'name', label: t('fields.name') },
        {
          name: 'colour',
          label: t('fields.colour'),
          show: (colour) => t(`setup.colours.${colour as Course['colour']}`),
        },
        { name: 'hours', label: t('setup.course.hours') },
        archived,
      ]}
      send={(values, target) => mutateAsync({ ...values, ...target })}
      onClose={onClose}
    />
  );
}
