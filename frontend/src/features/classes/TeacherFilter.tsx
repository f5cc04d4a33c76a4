import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTeacherName } from '#frontend/src/entities/names/use-name-of.ts';
import { useStaffOptions } from '#frontend/src/entities/teachers/StaffPickers.tsx';

interface Props {
  readonly id: string | undefined;
  /** Called with an empty text for all teachers. */
  readonly onChange: (id: string) => void;
}

/** Limits the list to the classes of one teacher. */
export function TeacherFilter({ id, onChange }: Props) {
  const { t } = useTranslation('classes');
  const [search, setSearch] = useState('');
  const { data: known } = useTeacherName(id);
  const value = id ? (known ?? null) : null;
  // The field shows the name of the chosen person: it is not searched for.
  const { data = [], isFetching } = useStaffOptions(search === value?.name ? '' : search.trim());
  return (
    <Autocomplete
      size="small"
      value={value}
      onChange={(_, chosen) => onChange(chosen?.id ?? '')}
      inputValue={search}
      onInputChange={(_, text) => setSearch(text)}
      options={data}
      filterOptions={(options) => options}
      loading={isFetching}
      getOptionKey={(option) => option.id}
      getOptionLabel={(option) => option.name}
      isOptionEqualToValue={(a, b) => a.id === b.id}
      sx={({ layout }) => ({ width: { xs: '100%', sm: layout.filter } })}
      renderInput={(params) => (
        <TextField
          {...params}
          placeholder={t('filterTeacher')}
          slotProps={{
            ...params.slotProps,
            htmlInput: { ...params.slotProps.htmlInput, 'aria-label': t('filterTeacher') },
          }}
        />
      )}
    />
  );
}
