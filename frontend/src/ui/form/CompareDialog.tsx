import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { differences, type Edits, merge, type Side } from './edit-conflict.ts';

export interface ComparedField<V extends object> {
  readonly name: keyof V & string;
  readonly label: string;
  /** Formats a value; by default it is shown as it is. */
  readonly show?: (value: V[keyof V & string]) => ReactNode;
}

interface Props<V extends object> {
  /** The form's values when the edit began, as the user changed them, and as somebody else saved them. */
  readonly edits: Edits<V>;
  /** What is not among them is not asked for: it stays as the user changed it, or else as somebody else saved it. */
  readonly fields: readonly ComparedField<V>[];
  /** Saves the chosen values. */
  readonly onChoose: (chosen: V) => void;
  readonly onCancel: () => void;
}

interface ChoiceProps {
  readonly label: string;
  readonly values: Readonly<Record<Side, ReactNode>>;
  readonly side: Side;
  readonly onSide: (side: Side) => void;
}

function FieldChoice({ label, values, side, onSide }: ChoiceProps) {
  const { t } = useTranslation();
  const id = useId();
  const option = (value: Side, owner: string) => (
    <FormControlLabel
      value={value}
      control={<Radio />}
      label={
        <>
          <b>{owner}</b> {values[value] || t('overtaken.empty')}
        </>
      }
      sx={{ overflowWrap: 'anywhere' }}
    />
  );
  return (
    <div>
      <FormLabel id={id} sx={{ fontWeight: 600 }}>
        {label}
      </FormLabel>
      <RadioGroup
        aria-labelledby={id}
        value={side}
        onChange={(_, chosen) => onSide(chosen === 'mine' ? 'mine' : 'theirs')}
      >
        {option('theirs', t('overtaken.theirs'))}
        {option('mine', t('overtaken.mine'))}
      </RadioGroup>
    </div>
  );
}

/** Resolves an edit conflict: the user chooses, field by field, between the own and the saved version. */
export function CompareDialog<V extends object>({ edits, fields, onChoose, onCancel }: Props<V>) {
  const { mine, theirs } = edits;
  const { t } = useTranslation();
  const titleId = useId();
  const [sides, setSides] = useState(() => differences(edits));
  return (
    <Dialog open onClose={onCancel} aria-labelledby={titleId} maxWidth="sm" fullWidth>
      <DialogTitle id={titleId}>{t('overtaken.title')}</DialogTitle>
      <DialogContent>
        <Stack spacing={2}>
          <DialogContentText>{t('overtaken.text')}</DialogContentText>
          {fields.map(({ name, label, show = String }) => {
            const side = sides.get(name);
            return (
              side && (
                <FieldChoice
                  key={name}
                  label={label}
                  values={{ mine: show(mine[name]), theirs: show(theirs[name]) }}
                  side={side}
                  onSide={(next) => setSides(new Map(sides).set(name, next))}
                />
              )
            );
          })}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onCancel}>{t('overtaken.back')}</Button>
        <Button variant="contained" onClick={() => onChoose(merge(edits, sides))}>
          {t('overtaken.save')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
