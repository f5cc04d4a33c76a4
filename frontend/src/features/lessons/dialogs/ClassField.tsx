import Autocomplete from '@mui/material/Autocomplete';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import TextField from '@mui/material/TextField';
import { useId, useState } from 'react';
import { type FieldPath, type FieldValues, useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import {
  type ClassRef,
  useClassOptions,
} from '#frontend/src/entities/classes/use-class-options.ts';
import type { FieldControl } from '#frontend/src/ui/form/use-contract-form.ts';
import { useIssueText } from '#frontend/src/ui/form/use-issue-text.ts';

interface Named {
  readonly class_id: string;
}

interface Props<T extends FieldValues> {
  readonly control: FieldControl<T>;
  readonly chosen: ClassRef | null;
  readonly onChoose: (chosen: ClassRef | null) => void;
}

/** Chooses the class by any part of its name. */
export function ClassField<T extends Named>({ control, chosen, onChoose }: Props<T>) {
  const { t } = useTranslation('lessons');
  const id = useId();
  const { field, fieldState } = useController({ control, name: 'class_id' as FieldPath<T> });
  const [search, setSearch] = useState('');
  // The field shows the name of the chosen class: it is not searched for.
  const { data = [], isFetching } = useClassOptions(search === chosen?.name ? '' : search.trim());
  const error = useIssueText('class_id', fieldState.error?.message, 'lessons');
  return (
    <FormControl fullWidth required error={error !== undefined}>
      <FormLabel htmlFor={id} sx={{ mb: 0.5, fontWeight: 600 }}>
        {t('class')}
      </FormLabel>
      <Autocomplete
        id={id}
        value={chosen}
        onChange={(_, next) => {
          field.onChange(next?.id ?? '');
          onChoose(next);
        }}
        onBlur={field.onBlur}
        inputValue={search}
        onInputChange={(_, text) => setSearch(text)}
        options={data}
        // The server has filtered the options.
        filterOptions={(options) => options}
        loading={isFetching}
        getOptionKey={(option) => option.id}
        getOptionLabel={(option) => option.name}
        isOptionEqualToValue={(a, b) => a.id === b.id}
        renderInput={(params) => (
          <TextField {...params} inputRef={field.ref} error={error !== undefined} />
        )}
      />
      {error && <FormHelperText>{error}</FormHelperText>}
    </FormControl>
  );
}
