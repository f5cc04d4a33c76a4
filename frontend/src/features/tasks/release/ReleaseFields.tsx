import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ClassesInput } from '#frontend/src/entities/classes/ClassInput.tsx';
import { StudentsInput } from '#frontend/src/entities/students/StudentPickers.tsx';
import { FormMomentField } from '#frontend/src/ui/form/FormMomentField.tsx';
import { useIssueText } from '#frontend/src/ui/form/use-issue-text.ts';
import type { ReleaseControl } from './release-form.ts';

interface Props {
  readonly control: ReleaseControl;
}

/** The recipients: classes and single students. */
function TargetFields({ control }: Props) {
  const { t } = useTranslation('tasks');
  const classes = useController({ control, name: 'class_ids' });
  const students = useController({ control, name: 'student_ids' });
  const { ref, ...boundClasses } = classes.field;
  const { ref: studentsRef, ...boundStudents } = students.field;
  return (
    <>
      <ClassesInput
        {...boundClasses}
        inputRef={ref}
        label={t('toClasses')}
        hint={t('toClassesHint')}
        error={useIssueText('class_ids', classes.fieldState.error?.message, 'tasks')}
      />
      <StudentsInput
        {...boundStudents}
        inputRef={studentsRef}
        label={t('toStudents')}
        error={useIssueText('student_ids', students.fieldState.error?.message, 'tasks')}
      />
    </>
  );
}

/** Release time and deadline, in the school's time zone. */
function TimeFields({ control, isOut }: Props & { readonly isOut: boolean }) {
  const { t } = useTranslation('tasks');
  const common = { control, kind: 'dateTime' } as const;
  return (
    <>
      {!isOut && <FormMomentField {...common} name="release_at" hint={t('releaseAtHint')} />}
      <FormMomentField {...common} name="deadline" hint={t('deadlineHint')} />
    </>
  );
}

/** All fields of a release. */
export function ReleaseFields({ control, isOut }: Props & { readonly isOut: boolean }) {
  return (
    <>
      <TargetFields control={control} />
      <TimeFields control={control} isOut={isOut} />
    </>
  );
}
