import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import OutlinedInput from '@mui/material/OutlinedInput';
import Radio from '@mui/material/Radio';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FORM_LIMITS } from '#shared/forms/limits.ts';
import type { Choice, Question } from '#shared/forms/questions.ts';

interface Props {
  readonly question: Question;
  readonly value: Choice;
  readonly onChange: (value: Choice) => void;
}

function OtherLine({
  question,
  value,
  onChange,
  Control,
}: Props & { readonly Control: typeof Checkbox | typeof Radio }) {
  const { t } = useTranslation('formFields');
  const [isOpen, setOpen] = useState(value.other !== '');
  const isOne = question.kind === 'choice';
  const isOn = (isOpen || value.other !== '') && !(isOne && value.options.length > 0);
  const turn = (next: boolean) => {
    setOpen(next);
    onChange({ options: isOne && next ? [] : value.options, other: '' });
  };
  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
      <FormControlLabel
        control={<Control checked={isOn} onChange={(_, next) => turn(next)} />}
        label={t('other')}
      />
      {isOn && (
        <OutlinedInput
          size="small"
          fullWidth
          autoFocus
          value={value.other}
          onChange={({ target }) => onChange({ ...value, other: target.value })}
          slotProps={{
            input: {
              maxLength: FORM_LIMITS.otherMax,
              'aria-label': `${question.title}: ${t('other')}`,
            },
          }}
        />
      )}
    </Stack>
  );
}

/** One or several options, perhaps with a line for what is not among them. */
export function ChoiceField({ question, value, onChange }: Props) {
  const isOne = question.kind === 'choice';
  const Control = isOne ? Radio : Checkbox;
  const turn = (id: string, next: boolean) => {
    if (isOne) onChange({ options: [id], other: '' });
    else {
      const others = value.options.filter((each) => each !== id);
      onChange({ ...value, options: next ? [...others, id] : others });
    }
  };
  return (
    <FormGroup>
      {question.options.map(({ id, label }) => (
        <FormControlLabel
          key={id}
          control={
            <Control checked={value.options.includes(id)} onChange={(_, next) => turn(id, next)} />
          }
          label={label}
          sx={{ overflowWrap: 'anywhere' }}
        />
      ))}
      {question.other && (
        <OtherLine question={question} value={value} onChange={onChange} Control={Control} />
      )}
    </FormGroup>
  );
}
