import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '#frontend/src/lib/toasts.ts';
import type { StudentRow } from '#shared/contracts/student-fields.ts';
import { RefusedList, type Result } from './RefusedList.tsx';

interface Props {
  readonly title: string;
  readonly text: string;
  readonly confirmLabel: string;
  readonly destructive?: boolean;
  readonly students: readonly StudentRow[];
  /** What else must be chosen before; the button waits for it. */
  readonly children?: ReactNode;
  readonly ready?: boolean;
  readonly run: () => Promise<readonly Result[]>;
  readonly doneText: (count: number) => string;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

function useTask({ run, doneText, onDone, onClose }: Props) {
  const [results, setResults] = useState<readonly Result[]>([]);
  const [working, setWorking] = useState(false);
  const start = async (): Promise<void> => {
    setWorking(true);
    try {
      const answer = await run();
      const done = answer.filter(({ ok }) => ok).length;
      if (done > 0) toast.success(doneText(done));
      onDone();
      if (done === answer.length) onClose();
      else setResults(answer);
    } catch {
      // The call has told of it in a toast; the question stays.
    } finally {
      setWorking(false);
    }
  };
  return { results, working, start };
}

/** Asks before something is done to students, says what will happen, and for whom it could not be done. */
export function TaskDialog(props: Props) {
  const { title, text, confirmLabel, destructive, students, children, ready = true } = props;
  const { t } = useTranslation();
  const id = useId();
  const { results, working, start } = useTask(props);
  const isOver = results.length > 0;
  return (
    <Dialog open onClose={props.onClose} aria-labelledby={id} maxWidth="xs" fullWidth>
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent>
        {isOver ? (
          <RefusedList results={results} students={students} />
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
