import Autocomplete from '@mui/material/Autocomplete';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { queryOf } from '#frontend/src/lib/query.ts';
import { useBoundField } from '#frontend/src/ui/form/use-bound-field.ts';
import type { FieldControl } from '#frontend/src/ui/form/use-contract-form.ts';
import { useMaxLength } from '#frontend/src/ui/form/use-max-length.ts';
import { lessons } from '#shared/lessons/contract.ts';
import type { ClassValues } from './class-form.ts';

interface Props {
  readonly control: FieldControl<ClassValues, 'classes'>;
  readonly name: 'course' | 'room';
}

/** The names of the calendar's courses or rooms that are not archived. */
function useSuggestions(name: Props['name']): string[] {
  const { data } = useQuery(queryOf(lessons.endpoints.settings, {}));
  const known = name === 'course' ? data?.courses : data?.rooms;
  return (known ?? []).filter(({ archived }) => !archived).map((each) => each.name);
}

/** A text field that suggests the courses or rooms of the school's calendar. */
export function SuggestionField({ control, name }: Props) {
  const { t } = useTranslation('classes');
  const id = useId();
  const suggestions = useSuggestions(name);
  const { field, label, maxLength, error } = useBoundField({ control, name });
  const { inputRef, value, onChange, onBlur } = field;
  const { ref, ...limit } = useMaxLength(value, maxLength);
  return (
    <FormControl ref={ref} fullWidth error={error !== undefined}>
      <FormLabel htmlFor={id} sx={{ mb: 0.5, fontWeight: 600 }}>
        {label}
      </FormLabel>
      <Autocomplete
        id={id}
        freeSolo
        options={suggestions}
        inputValue={value}
        onInputChange={(_, text) => onChange(text)}
        onBlur={onBlur}
        renderInput={(params) => (
          <TextField
            {...params}
            name={name}
            inputRef={inputRef}
            error={error !== undefined}
            slotProps={{
              ...params.slotProps,
              htmlInput: { ...params.slotProps.htmlInput, ...limit },
            }}
          />
        )}
      />
      <FormHelperText>{error ?? t(`suggestions.${name}`)}</FormHelperText>
    </FormControl>
  );
}
