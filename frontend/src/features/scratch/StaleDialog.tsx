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
import { choicesWith } from './stale-choices.ts';

interface Props {
  readonly saving: Extract<Saving, { kind: 'stale' }>;
  readonly onCopy: () => Promise<void>;
  readonly onTheirs: () => Promise<void>;
  readonly onTop: () => Promise<void>;
}

/** The other version; loaded again when that is asked for. */
function useTheirs({ work, no }: Props['saving']['current']) {
  const { data, fetchStatus, refetch } = useVersionFile(work, no);
  const [broken, setBroken] = useState<ArrayBuffer | null>(null);
  const project = data ?? null;
  const choices = choicesWith({
    hasFile: project !== null,
    // Without a network it waits, and is not on its way.
    isComing: fetchStatus === 'fetching',
    isBroken: project !== null && broken === project,
  });
  const retry = () => {
    setBroken(null);
    void refetch();
  };
  return { project, choices, setBroken, retry };
}

type TheirsView = ReturnType<typeof useTheirs>;

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

interface TheirsProps {
  readonly label: string;
  readonly theirs: TheirsView;
  /** Of what says why it cannot be chosen. */
  readonly problemId: string;
}

function TheirSide({ label, theirs, problemId }: TheirsProps) {
  const { t } = useTranslation(['scratch', 'common']);
  const { project, choices, setBroken, retry } = theirs;
  if (choices.problem === null)
    return (
      <Side label={label}>
        <ScratchPlayer title={label} project={project} onBroken={setBroken} />
      </Side>
    );
  return (
    <Side label={label}>
      <Alert
        id={problemId}
        severity="warning"
        action={
          <Button color="inherit" onClick={retry}>
            {t('common:tryAgain')}
          </Button>
        }
      >
        {t(choices.problem)}
      </Alert>
    </Side>
  );
}

const PROBLEM = { theirs: 'stale.noTheirs', mine: 'stale.failed' } as const;

/** Carries out what was chosen, and tells what went wrong. */
function useChoice() {
  const [working, setWorking] = useState(false);
  const [problem, setProblem] = useState<keyof typeof PROBLEM | null>(null);
  const [isAsking, setAsking] = useState(false);
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
  return { working, problem, isAsking, setAsking, choose };
}

interface BothProps extends Pick<Props, 'saving'> {
  readonly theirs: TheirsView;
  readonly problemId: string;
}

/** Both versions side by side, and what is different in them. */
function Both({ saving: { mine, current }, theirs, problemId }: BothProps) {
  const { t } = useTranslation('scratch');
  const say = useSaidMoment();
  const now = useNow();
  const { problem, canCompare } = theirs.choices;
  const label = t('stale.mine', { time: say(mine.at, now).time });
  return (
    <>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2} sx={{ mt: 2 }}>
        <Side label={label}>
          <ScratchPlayer title={label} project={mine.project} />
        </Side>
        <TheirSide
          label={t('stale.theirs', { time: say(current.at, now).time })}
          theirs={theirs}
          problemId={problemId}
        />
      </Stack>
      <SeeChanges
        before={theirs.project}
        after={mine.project}
        disabled={!canCompare}
        describedBy={problem ? problemId : undefined}
      />
    </>
  );
}

/** The project was saved elsewhere in between: shows both versions side by side and lets the user decide. */
export function StaleDialog({ saving, onCopy, onTheirs, onTop }: Props) {
  const { t } = useTranslation('scratch');
  const [id, problemId] = [useId(), useId()];
  const { working, problem, isAsking, setAsking, choose } = useChoice();
  const theirs = useTheirs(saving.current);
  const { choices } = theirs;
  return (
    <Dialog open aria-labelledby={id} maxWidth="lg" fullWidth>
      <DialogTitle id={id}>{t('stale.title')}</DialogTitle>
      <DialogContent>
        <DialogContentText>{t('stale.text')}</DialogContentText>
        <Both saving={saving} theirs={theirs} problemId={problemId} />
        {problem && (
          <Alert severity="error" sx={{ mt: 2 }}>
            {t(PROBLEM[problem])}
          </Alert>
        )}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button
          disabled={working || !choices.canUseTheirs}
          aria-describedby={choices.problem ? problemId : undefined}
          onClick={() => setAsking(true)}
        >
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
