import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { paths } from '#frontend/src/lib/paths.ts';
import { LabelledInput } from '#frontend/src/ui/form/LabelledInput.tsx';

interface Props {
  readonly title: string;
  /** An address was given, and opened nothing. */
  readonly isWrong: boolean;
  readonly onChild: (address: string) => void;
}

/** Asks for which student a form is answered: the address of the child's page, or the student signs in. */
export function WhoseAnswer({ title, isWrong, onChild }: Props) {
  const { t } = useTranslation('formFill');
  const { pathname, search } = useLocation();
  const [address, setAddress] = useState('');
  return (
    <Paper sx={{ p: { xs: 2, sm: 3 } }}>
      <Stack
        component="form"
        spacing={2}
        onSubmit={(event) => {
          event.preventDefault();
          onChild(address);
        }}
      >
        <Typography variant="h1">{title}</Typography>
        <Typography>{t('whose.text')}</Typography>
        <LabelledInput
          label={t('whose.child')}
          hint={t('whose.hint')}
          error={isWrong ? t('whose.wrong') : undefined}
          value={address}
          onChange={({ target }) => setAddress(target.value)}
        />
        <Button type="submit" variant="contained" disabled={address.trim() === ''}>
          {t('whose.go')}
        </Button>
        <Button component={Link} to={paths.signInWith({ from: `${pathname}${search}` })}>
          {t('whose.signIn')}
        </Button>
      </Stack>
    </Paper>
  );
}
