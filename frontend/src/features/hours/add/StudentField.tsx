import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import { useState } from 'react';
import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { StudentSearch } from '#frontend/src/entities/students/StudentSearch.tsx';
import type { StudentRef } from '#frontend/src/entities/students/use-student-options.ts';
import type { FieldControl } from '#frontend/src/ui/form/field-control.ts';
import { useIssueText } from '#frontend/src/ui/form/use-issue-text.ts';
import type { HoursValues } from './hours-form.ts';

/** Whose hours, found by any part of name or account. */
export function StudentField({ control }: { readonly control: FieldControl<HoursValues> }) {
  const { t } = useTranslation('hours');
  const { field, fieldState } = useController({ control, name: 'student_id' });
  const error = useIssueText('student_id', fieldState.error?.message, 'hours');
  const [chosen, setChosen] = useState<StudentRef | null>(null);
  return (
    <FormControl fullWidth error={error !== undefined} required>
      <StudentSearch
        label={t('add.student')}
        value={chosen}
        onChange={(student) => {
          setChosen(student);
          field.onChange(student?.id ?? '');
        }}
      />
      {error && <FormHelperText>{error}</FormHelperText>}
    </FormControl>
  );
}
