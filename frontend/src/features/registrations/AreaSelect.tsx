import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import Select from '@mui/material/Select';
import { type Ref, useId } from 'react';
import { useTranslation } from 'react-i18next';

interface Props {
  readonly label: string;
  readonly value: string;
  readonly areas: readonly { readonly code: string; readonly name: string }[];
  readonly error?: string | undefined;
  readonly inputRef?: Ref<HTMLSelectElement>;
  readonly onChange: (code: string) => void;
}

/** One level of areas. The browser's own list: on a phone it is the quickest way through many names. */
export function AreaSelect({ label, value, areas, error, inputRef, onChange }: Props) {
  const { t } = useTranslation('registrations');
  const id = useId();
  return (
    <FormControl fullWidth required error={error !== undefined} disabled={areas.length === 0}>
      <FormLabel htmlFor={id} sx={{ mb: 0.5, fontWeight: 600 }}>
        {label}
      </FormLabel>
      <Select
        native
        value={areas.length > 0 ? value : ''}
        onChange={({ target }) => onChange(target.value)}
        inputRef={inputRef}
        input={<OutlinedInput id={id} />}
        inputProps={{ id, 'aria-describedby': error ? `${id}-help` : undefined }}
      >
        <option value="">{t('choose')}</option>
        {areas.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </Select>
      {error && <FormHelperText id={`${id}-help`}>{error}</FormHelperText>}
    </FormControl>
  );
}
