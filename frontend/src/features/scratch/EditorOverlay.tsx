import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '#frontend/src/ui/states/EmptyState.tsx';
import { ErrorState } from '#frontend/src/ui/states/ErrorState.tsx';
import type { View } from './view.ts';

interface Props {
  readonly view: View;
  readonly onRetry: () => void;
  readonly onTakeOver: () => void;
}

function Cover({ children }: { readonly children: ReactNode }) {
  return (
    <Stack
      sx={{
        position: 'absolute',
        inset: 0,
        alignItems: 'center',
        justifyContent: 'center',
        bgcolor: 'background.default',
      }}
    >
      {children}
    </Stack>
  );
}

/** Covers the editor while no project is open. */
export function EditorOverlay({ view: { step, error }, onRetry, onTakeOver }: Props) {
  const { t } = useTranslation('scratch');
  if (step === 'open') return null;
  if (step === 'failed')
    return (
      <Cover>
        <ErrorState error={error} onRetry={onRetry} />
      </Cover>
    );
  if (step === 'elsewhere')
    return (
      <Cover>
        <EmptyState
          title={t('elsewhere.title')}
          heading="h1"
          hint={t('elsewhere.text')}
          action={
            <Button variant="contained" onClick={onTakeOver}>
              {t('elsewhere.takeOver')}
            </Button>
          }
        />
      </Cover>
    );
  return (
    <Cover>
      <Stack role="status" spacing={2} sx={{ alignItems: 'center' }}>
        <CircularProgress aria-hidden />
        <Typography>{t('opening')}</Typography>
      </Stack>
    </Cover>
  );
}
