import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '#frontend/src/ui/states/EmptyState.tsx';
import { ErrorState } from '#frontend/src/ui/states/ErrorState.tsx';
import { EarlierVersionsButton } from './EarlierVersionsButton.tsx';
import { EditorComing } from './EditorComing.tsx';
import { failureText } from './failure-text.ts';
import { savedOf } from './find-opening.ts';
import { versionsOf } from './offered-versions.ts';
import type { Loading } from './use-loading.ts';
import type { View } from './view.ts';

interface Props {
  readonly view: View;
  readonly loading: Loading;
  readonly onRetry: () => void;
  /** Opens the server's version of a project whose newest changes are damaged. */
  readonly onOpenSaved: () => void;
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

type FailedProps = Pick<Props, 'view' | 'onRetry' | 'onOpenSaved' | 'onVersions'>;

/** Why it does not open, and what can be opened instead. */
function Failed({ view, onRetry, onOpenSaved, onVersions }: FailedProps) {
  const { t } = useTranslation('scratch');
  const { error } = view;
  const failure = failureText(view);
  if (!savedOf(error))
    return (
      <ErrorState error={error} {...(failure && { message: t(failure) })} onRetry={onRetry}>
        {versionsOf(view) && <EarlierVersionsButton onClick={onVersions} />}
      </ErrorState>
    );
  return (
    <EmptyState
      title={t('damaged.title')}
      heading="h1"
      hint={t('damaged.text')}
      action={
        <Stack
          direction="row"
          spacing={2}
          useFlexGap
          sx={{ flexWrap: 'wrap', justifyContent: 'center' }}
        >
          <Button variant="outlined" onClick={onRetry}>
            {t('damaged.again')}
          </Button>
          <Button variant="contained" onClick={onOpenSaved}>
            {t('damaged.openSaved')}
          </Button>
        </Stack>
      }
    />
  );
}

/** Covers the editor while no project is open. */
export function EditorOverlay({ view, loading, ...actions }: Props) {
  const { t } = useTranslation('scratch');
  const { step, isUnkept } = view;
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
        <Failed view={view} {...actions} />
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
