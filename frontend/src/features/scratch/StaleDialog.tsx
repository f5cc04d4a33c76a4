import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SeeChanges } from '#frontend/src/entities/scratch/inside/SeeChanges.tsx';
import { ScratchPlayer } from '#frontend/src/entities/scratch/ScratchPlayer.tsx';
import type { Saving } from '#frontend/src/entities/scratch/saving/saver.ts';
import { useVersionFile } from '#frontend/src/entities/scratch/versions/queries.ts';
import { useNow } from '#frontend/src/entities/tasks/use-now.ts';
import { useSaidMoment } from '#frontend/src/lib/moment-words.ts';
import { ConfirmDialog } from '#frontend/src/ui/ConfirmDialog.tsx';
import { ErrorState } from '#frontend/src/ui/states/ErrorState.tsx';

interface Props {
  readonly saving: Extract<Saving, { kind: 'stale' }>;
  readonly onCopy: () => Promise<void>;
  readonly onTheirs: () => Promise<void>;
  readonly onTop: () => Promise<void>;
}

interface SideProps {
  readonly label: string;
  readonly children: ReactNode;
}

function Side({ label, children }: SideProps) {
  return (
    <Stack sx={{ flex: 1, minWidth: 0 }} spacing={1}>
      <Typography variant="h3">{label}</Typography>
      {children}
    </Stack>
  );
}

const PROBLEM = { theirs: 'stale.noTheirs', mine: 'stale.failed' } as const;

/** The project was saved elsewhere in between: shows both versions side by side and lets the user decide. */
export function StaleDialog({ saving: { mine, current }, onCopy, onTheirs, onTop }: Props) {
  const { t } = useTranslation('scratch');
  const say = useSaidMoment();
  const now = useNow();
  const id = useId();
  const [working, setWorking] = useState(false);
  const [problem, setProblem] = useState<keyof typeof PROBLEM | null>(null);
  const [isAsking, setAsking] = useState(false);
  const theirs = useVersionFile(current.work, current.no);
  const choose = (choice: () => Promise<void>, what: keyof typeof PROBLEM) => () => {
    setWorking(true);
    setProblem(null);
    const tell = () => setProblem(what);
    void choice()
      .catch(tell)
      .finally(() => {
        setWorking(false);
        setAsking(false);
      });
  };
  const mineLabel = t('stale.mine', { time: say(mine.at, now).time });
  const theirsLabel = t('stale.theirs', { time: say(current.at, now).time });
  return (
    <Dialog open aria-labelledby={id} maxWidth="lg" fullWidth>
      <DialogTitle id={id}>{t('stale.title')}</DialogTitle>
      <DialogContent>
        <DialogContentText>{t('stale.text')}</DialogContentText>
        <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2} sx={{ mt: 2 }}>
          <Side label={mineLabel}>
            <ScratchPlayer title={mineLabel} project={mine.project} />
          </Side>
          <Side label={theirsLabel}>
            {theirs.error ? (
              <ErrorState error={theirs.error} onRetry={() => void theirs.refetch()} />
            ) : (
              <ScratchPlayer title={theirsLabel} project={theirs.data ?? null} />
            )}
          </Side>
        </Stack>
        {!theirs.error && <SeeChanges before={theirs.data ?? null} after={mine.project} />}
        {problem && (
          <Alert severity="error" sx={{ mt: 2 }}>
            {t(PROBLEM[problem])}
          </Alert>
        )}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button disabled={working} onClick={() => setAsking(true)}>
          {t('stale.useTheirs')}
        </Button>
        <Button disabled={working} onClick={choose(onTop, 'mine')}>
          {t('stale.onTop')}
        </Button>
        <Button variant="contained" loading={working} onClick={choose(onCopy, 'mine')}>
          {t('stale.asCopy')}
        </Button>
      </DialogActions>
      <ConfirmDialog
        open={isAsking}
        title={t('stale.useTheirs')}
        text={t('stale.confirmTheirs')}
        destructive
        working={working}
        onConfirm={choose(onTheirs, 'theirs')}
        onCancel={() => setAsking(false)}
      />
    </Dialog>
  );
}
