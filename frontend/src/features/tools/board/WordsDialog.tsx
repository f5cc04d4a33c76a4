import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LabelledInput } from '#frontend/src/ui/form/LabelledInput.tsx';
import { WORDS_MAX } from './board.ts';

interface Props {
  readonly onWrite: (text: string) => void;
  readonly onClose: () => void;
}

/** Asks for the words that are written on the board. */
export function WordsDialog({ onWrite, onClose }: Props) {
  const { t } = useTranslation(['tools', 'common']);
  const id = useId();
  const [text, setText] = useState('');
  const write = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim()) onWrite(text.trimEnd());
    else onClose();
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="xs" fullWidth>
      <form onSubmit={write}>
        <DialogTitle id={id}>{t('board.tools.words')}</DialogTitle>
        <DialogContent>
          <LabelledInput
            label={t('board.words')}
            value={text}
            onChange={({ target }) => setText(target.value)}
            maxLength={WORDS_MAX}
            multiline
            minRows={2}
            autoFocus
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{t('common:cancel')}</Button>
          <Button type="submit" variant="contained">
            {t('board.write')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
