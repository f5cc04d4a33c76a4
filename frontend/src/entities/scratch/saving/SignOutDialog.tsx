import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import LinearProgress from '@mui/material/LinearProgress';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Unsent, useUnsentHere } from '#frontend/src/entities/scratch/drafts/use-unsent.ts';
import { useSignedIn } from '#frontend/src/lib/session.ts';
import { type SentProject, sendDrafts } from './send-drafts.ts';
import { UnreadNotice } from './UnreadNotice.tsx';
import { useResultText } from './use-result-text.ts';

interface Props {
  /** Signs out; called by itself once everything is sent. */
  readonly onSignOut: () => void;
  readonly onClose: () => void;
}

interface Left {
  readonly project: string;
  readonly title: string;
  readonly result: SentProject | undefined;
  /** The device has all of it. */
  readonly isKept: boolean;
}

const isLeft = ({ kind }: SentProject): boolean => kind !== 'sent' && kind !== 'nothing';

/** What the device keeps, and what is in the editor of another tab only. */
function listLeft(
  unsent: readonly Unsent[],
  results: ReadonlyMap<string, SentProject> = new Map(),
): Left[] {
  const kept = new Map(unsent.map(({ project, title }) => [project, title]));
  // Of what cannot be read, no titles are known.
  const isNamed = (result: SentProject) => isLeft(result) && result.kind !== 'unread';
  const left = [...results].filter(([, result]) => isNamed(result)).map(([project]) => project);
  return [...new Set([...kept.keys(), ...left])].map((project) => {
    const result = results.get(project);
    const told = result && 'title' in result ? result : { title: '', isKept: kept.has(project) };
    const { title, isKept } = told;
    return { project, title: kept.get(project) ?? title, result, isKept };
  });
}

/** Sends what is on this device only before the user is signed out, and tells of what could not be sent. */
export function SignOutDialog({ onSignOut, onClose }: Props) {
  const { t } = useTranslation('saving');
  const { user } = useSignedIn();
  const id = useId();
  const here = useUnsentHere();
  const unsent = here?.projects ?? [];
  const textOf = useResultText();
  const whyLeft = (result: SentProject | undefined, isKept: boolean) =>
    result && !isKept ? t('signOut.unkept') : textOf(result);
  const [results, setResults] = useState<ReadonlyMap<string, SentProject> | null>(null);
  const settle = useEffectEvent((sent: ReadonlyMap<string, SentProject>) => {
    if ([...sent.values()].some(isLeft) || here?.mayBeMore) setResults(sent);
    else onSignOut();
  });
  useEffect(() => {
    let isOver = false;
    void sendDrafts(user.id, { withOpen: true }).then((sent) => {
      if (!isOver) settle(sent);
    });
    return () => {
      isOver = true;
    };
  }, [user.id]);
  const shown = listLeft(unsent, results ?? undefined);
  const isAllKept = shown.every(({ isKept }) => isKept);
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="xs" fullWidth>
      <DialogTitle id={id}>{t('signOut.title')}</DialogTitle>
      <DialogContent>
        <DialogContentText role="status">
          {!results && t('signOut.sending')}
          {results && shown.length > 0 && t('signOut.failed')}
        </DialogContentText>
        {!results && <LinearProgress aria-label={t('signOut.sending')} sx={{ mt: 2 }} />}
        <List>
          {shown.map(({ project, title, result, isKept }) => (
            <ListItem key={project} disableGutters>
              <ListItemText primary={title} secondary={whyLeft(result, isKept)} />
            </ListItem>
          ))}
        </List>
        {results && isAllKept && <DialogContentText>{t('signOut.stays')}</DialogContentText>}
        <UnreadNotice />
        {!isAllKept && <Alert severity="warning">{t('signOut.lost')}</Alert>}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onSignOut}>
          {t('signOut.leave')}
        </Button>
        <Button variant="contained" autoFocus onClick={onClose}>
          {t('signOut.stay')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
