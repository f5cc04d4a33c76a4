import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '#frontend/src/ui/states/EmptyState.tsx';
import { ErrorState } from '#frontend/src/ui/states/ErrorState.tsx';
import { EarlierVersionsButton } from './EarlierVersionsButton.tsx';
import { EditorComing } from './EditorComing.tsx';
import { failureText } from './failure-text.ts';
import { versionsOf } from './offered-versions.ts';
import type { Loading } from './use-loading.ts';
import type { View } from './view.ts';

interface Props {
  readonly view: View;
  readonly loading: Loading;
  readonly onRetry: () => void;
  /** Loads the editor itself anew. */
  readonly onReload: () => void;
  readonly onTakeOver: () => void;
  readonly onVersions: () => void;
}

function Cover({ children }: { readonly children: ReactNode }) {
  return (
    <Stack
      sx={{
        position: 'absolute',
        inset: 0,
        alignItems: 'center',
        justifyContent: 'safe center',
        overflow: 'auto',
        bgcolor: 'background.default',
      }}
    >
      {children}
    </Stack>
  );
}

/** Covers the editor while no project is open. */
export function EditorOverlay({ view, loading, ...actions }: Props) {
  const { t } = useTranslation('scratch');
  const { step, error, isUnkept } = view;
  const failure = failureText(view);
  if (loading.step === 'failed')
    return (
      <Cover>
        <ErrorState message={t('notLoaded')} onRetry={actions.onReload} />
      </Cover>
    );
  if (step === 'open') return null;
  if (step === 'failed')
    return (
      <Cover>
        <ErrorState
          error={error}
          {...(failure && { message: t(failure) })}
          onRetry={actions.onRetry}
        >
          {versionsOf(view) && <EarlierVersionsButton onClick={actions.onVersions} />}
        </ErrorState>
      </Cover>
    );
  if (step === 'elsewhere')
    return (
      <Cover>
        <EmptyState
          title={t('elsewhere.title')}
          heading="h1"
          hint={t(isUnkept ? 'elsewhere.unkept' : 'elsewhere.text')}
          action={
            <Button variant="contained" onClick={actions.onTakeOver}>
              {t('elsewhere.takeOver')}
            </Button>
          }
        />
      </Cover>
    );
  return (
    <Cover>
      <EditorComing share={loading.share} />
    </Cover>
  );
}
