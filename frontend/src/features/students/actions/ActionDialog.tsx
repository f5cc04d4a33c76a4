import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '#frontend/src/lib/toasts.ts';
import type { Answer } from '#shared/endpoint.ts';
import type { students } from '#shared/students/contract.ts';
import type { StudentRow } from '#shared/students/fields.ts';

type Result = Answer<typeof students.endpoints.remove>['results'][number];

interface RefusedListProps {
  readonly results: readonly Result[];
  readonly students: readonly StudentRow[];
}

/** The students for whom the action failed, and why. */
function RefusedList({ results, students }: RefusedListProps) {
  const { t } = useTranslation('students');
  const refused = results.filter(({ ok }) => !ok);
  if (refused.length === 0) return null;
  const nameOf = (id: string) => students.find((student) => student.id === id)?.name ?? id;
  return (
    <Alert severity="warning">
      {t('refused')}
      <ul>
        {refused.map(({ id, errors }) => (
          <li key={id}>
            {nameOf(id)} {errors.map(({ message }) => message).join(' ')}
          </li>
        ))}
      </ul>
    </Alert>
  );
}

interface Props {
  readonly title: string;
  readonly text: string;
  readonly confirmLabel: string;
  readonly destructive?: boolean;
  readonly students: readonly StudentRow[];
  /** Further fields; the button is disabled until `ready`. */
  readonly children?: ReactNode;
  readonly ready?: boolean;
  /** Shown after the action, which then stays open, under a title that says what was done. */
  readonly outcome?: ReactNode;
  readonly run: () => Promise<readonly Result[]>;
  readonly doneText: (count: number) => string;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

function useAction({ run, outcome, doneText, onDone, onClose }: Props) {
  const [results, setResults] = useState<readonly Result[]>([]);
  const [working, setWorking] = useState(false);
  const start = async (): Promise<void> => {
    setWorking(true);
    try {
      const answer = await run();
      const done = answer.filter(({ ok }) => ok).length;
      if (done > 0) toast.success(doneText(done));
      onDone();
      if (done === answer.length && !outcome) onClose();
      else setResults(answer);
    } catch {
      // The call has shown a toast; the dialog stays open.
    } finally {
      setWorking(false);
    }
  };
  return { results, working, start };
}

/** Confirms an action on students, runs it, and lists those for whom it failed. */
export function ActionDialog(props: Props) {
  const { title, text, confirmLabel, destructive, students, children, ready = true } = props;
  const { t } = useTranslation();
  const id = useId();
  const { results, working, start } = useAction(props);
  const isOver = results.length > 0;
  const done = results.filter(({ ok }) => ok).length;
  return (
    <Dialog open onClose={props.onClose} aria-labelledby={id} maxWidth="xs" fullWidth>
      <DialogTitle id={id}>{done > 0 ? props.doneText(done) : title}</DialogTitle>
      <DialogContent>
        {isOver ? (
          <Stack spacing={2}>
            {props.outcome}
            <RefusedList results={results} students={students} />
          </Stack>
        ) : (
          <>
            <DialogContentText sx={{ overflowWrap: 'anywhere' }}>{text}</DialogContentText>
            {children}
          </>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={props.onClose}>{t(isOver ? 'close' : 'cancel')}</Button>
        {!isOver && (
          <Button
            variant="contained"
            color={destructive ? 'error' : 'primary'}
            disabled={!ready}
            loading={working}
            onClick={() => void start()}
          >
            {confirmLabel}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
