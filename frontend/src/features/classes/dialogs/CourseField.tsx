import Autocomplete from '@mui/material/Autocomplete';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { FieldControl } from '#frontend/src/components/form/field-control.ts';
import { useIssueText } from '#frontend/src/components/form/use-issue-text.ts';
import { send } from '#frontend/src/lib/api.ts';
import { lessons } from '#shared/contracts/lessons.ts';
import { LIMITS } from '#shared/limits.ts';
import type { ClassValues } from './class-form.ts';

/** The kinds of course that the school has. */
function useCourses(): string[] {
  const { data } = useQuery({
    queryKey: ['lessons', 'settings'],
    queryFn: ({ signal }) => send(lessons.endpoints.settings, {}, { signal }),
  });
  return (data?.courses ?? []).filter(({ archived }) => !archived).map(({ name }) => name);
}

/** One of the school's kinds of course; a name that is not among them makes a new one. */
export function CourseField({ control }: { readonly control: FieldControl<ClassValues> }) {
  const { t } = useTranslation('classes');
  const id = useId();
  const courses = useCourses();
  const { field, fieldState } = useController({ control, name: 'course' });
  const error = useIssueText('course', fieldState.error?.message, 'classes');
  const { ref, value, onChange, onBlur, name } = field;
  return (
    <FormControl fullWidth error={error !== undefined}>
      <FormLabel htmlFor={id} sx={{ mb: 0.5, fontWeight: 600 }}>
        {t('course')}
      </FormLabel>
      <Autocomplete
        id={id}
        freeSolo
        options={courses}
        inputValue={value}
        onInputChange={(_, text) => onChange(text)}
        onBlur={onBlur}
        renderInput={(params) => (
          <TextField
            {...params}
            name={name}
            inputRef={ref}
            error={error !== undefined}
            slotProps={{
              ...params.slotProps,
              htmlInput: { ...params.slotProps.htmlInput, maxLength: LIMITS.classCourseMax },
            }}
          />
        )}
      />
      <FormHelperText>{error ?? t('courseHint')}</FormHelperText>
    </FormControl>
  );
}
