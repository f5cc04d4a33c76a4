import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ClosableDialog } from '#frontend/src/ui/ClosableDialog.tsx';
import { SERIES_SCOPES } from './bulk-form.ts';

const CHOICES = ['one', ...SERIES_SCOPES] as const;
type Choice = (typeof CHOICES)[number];

interface Props {
  readonly action: 'edit' | 'remove';
  readonly onChoose: (scope: Choice) => void;
  readonly onClose: () => void;
}

/** Asks which lessons of a series are meant: this one, the following too, or all. */
export function SeriesScopeDialog({ action, onChoose, onClose }: Props) {
  const { t } = useTranslation('lessons');
  const { t: common } = useTranslation();
  const [scope, setScope] = useState<Choice>('one');
  const title = t(`plans.scopeTitle.${action}`);
  return (
    <ClosableDialog title={title} maxWidth="xs" onClose={onClose}>
      <DialogContent>
        <RadioGroup
          aria-label={title}
          value={scope}
          onChange={(_, chosen) => setScope(CHOICES.find((each) => each === chosen) ?? 'one')}
        >
          {CHOICES.map((value) => (
            <FormControlLabel
              key={value}
              value={value}
              control={<Radio />}
              label={t(`plans.scopes.${value}`)}
            />
          ))}
        </RadioGroup>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{common('cancel')}</Button>
        <Button variant="contained" onClick={() => onChoose(scope)}>
          {t('plans.next')}
        </Button>
      </DialogActions>
    </ClosableDialog>
  );
}
