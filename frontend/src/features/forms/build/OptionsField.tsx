import AddIcon from '@mui/icons-material/Add';
import CloseIcon from '@mui/icons-material/Close';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import OutlinedInput from '@mui/material/OutlinedInput';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useMaxLength } from '#frontend/src/ui/form/use-max-length.ts';
import { FORM_LIMITS } from '#shared/forms/limits.ts';
import type { Question } from '#shared/forms/questions.ts';
import { newOption } from './form-draft.ts';
import type { KindProps } from './kind-props.ts';

interface LineProps extends KindProps {
  readonly at: number;
}

function OptionLine({ question, onChange, at }: LineProps) {
  const { t } = useTranslation('forms');
  const { options } = question;
  const option = options[at];
  const { ref, ...limit } = useMaxLength(option?.label, FORM_LIMITS.optionMax);
  if (!option) return null;
  const label = t('build.option', { no: at + 1 });
  const rename = (text: string) =>
    onChange({
      options: options.map((each) => (each === option ? { ...each, label: text } : each)),
    });
  return (
    <Stack direction="row" spacing={1}>
      <OutlinedInput
        ref={ref}
        size="small"
        fullWidth
        placeholder={label}
        value={option.label}
        onChange={({ target }) => rename(target.value)}
        slotProps={{ input: { 'aria-label': label, ...limit } }}
      />
      <IconButton
        aria-label={t('build.removeOption', { name: option.label || label })}
        disabled={options.length <= FORM_LIMITS.optionsMin}
        onClick={() => onChange({ options: options.filter((each) => each !== option) })}
      >
        <CloseIcon />
      </IconButton>
    </Stack>
  );
}

/** The options of a choice. */
export function OptionsField({ question, onChange }: KindProps) {
  const { t } = useTranslation('forms');
  const { options, other }: Question = question;
  return (
    <Stack spacing={1}>
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        {t('build.options')}
      </Typography>
      {options.map(({ id }, at) => (
        <OptionLine key={id} question={question} onChange={onChange} at={at} />
      ))}
      <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Button
          size="small"
          startIcon={<AddIcon />}
          disabled={options.length >= FORM_LIMITS.optionsMax}
          onClick={() => onChange({ options: [...options, newOption()] })}
        >
          {t('build.addOption')}
        </Button>
        <FormControlLabel
          control={<Checkbox checked={other} onChange={(_, next) => onChange({ other: next })} />}
          label={t('build.other')}
        />
      </Stack>
    </Stack>
  );
}
