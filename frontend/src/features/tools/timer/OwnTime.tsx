import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readTime } from './timer.ts';

/** Another time than the ready ones. */
export function OwnTime({ onSet }: { readonly onSet: (ms: number) => void }) {
  const { t } = useTranslation('tools');
  const [text, setText] = useState('');
  const ms = readTime(text);
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (ms === undefined) return;
    onSet(ms);
    setText('');
  };
  return (
    <Stack component="form" direction="row" spacing={1} onSubmit={send}>
      <TextField
        size="small"
        value={text}
        onChange={({ target }) => setText(target.value)}
        placeholder="7:30"
        slotProps={{ htmlInput: { 'aria-label': t('timer.own'), inputMode: 'numeric', size: 6 } }}
      />
      <Button type="submit" disabled={ms === undefined}>
        {t('timer.set')}
      </Button>
    </Stack>
  );
}
