import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import OutlinedInput from '@mui/material/OutlinedInput';
import Radio from '@mui/material/Radio';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMaxLength } from '#frontend/src/ui/form/use-max-length.ts';
import { FORM_LIMITS } from '#shared/forms/limits.ts';
import type { Choice, Question } from '#shared/forms/questions.ts';

interface Props {
  readonly question: Question;
  readonly value: Choice;
  readonly onChange: (value: Choice) => void;
}

interface OtherProps extends Omit<Props, 'onChange'> {
  readonly Control: typeof Checkbox | typeof Radio;
  readonly isOn: boolean;
  readonly onTurn: (isOn: boolean) => void;
  readonly onWrite: (other: string) => void;
}

function OtherLine({ question, value, Control, isOn, onTurn, onWrite }: OtherProps) {
  const { t } = useTranslation('formFields');
  const { ref, ...limit } = useMaxLength(value.other, FORM_LIMITS.otherMax);
  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
      <FormControlLabel
        control={<Control checked={isOn} onChange={(_, next) => onTurn(next)} />}
        label={t('other')}
      />
      {isOn && (
        <OutlinedInput
          ref={ref}
          size="small"
          fullWidth
          autoFocus
          value={value.other}
          onChange={({ target }) => onWrite(target.value)}
          slotProps={{
            input: {
              ...limit,
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
  // A line without a text is open as long as the value is the one that this field has set: a reset closes it.
  const [opened, setOpened] = useState<Choice | null>(null);
  const isOther = value.other !== '' || value === opened;
  const change = (next: Choice, isOpen: boolean) => {
    setOpened(isOpen ? next : null);
    onChange(next);
  };
  const turn = (id: string, next: boolean) => {
    if (isOne) return change({ options: [id], other: '' }, false);
    const others = value.options.filter((each) => each !== id);
    change({ ...value, options: next ? [...others, id] : others }, isOther);
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
        <OtherLine
          question={question}
          value={value}
          Control={Control}
          isOn={isOther}
          onTurn={(isOn) => change({ options: isOne ? [] : value.options, other: '' }, isOn)}
          onWrite={(other) => change({ ...value, other }, true)}
        />
      )}
    </FormGroup>
  );
}
