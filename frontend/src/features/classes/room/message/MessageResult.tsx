import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { FormProblem } from '#frontend/src/ui/form/FormProblem.tsx';
import { StudentNames } from './StudentNames.tsx';
import type { Sending, SendResult } from './use-send-message.ts';

/** The states that need attention, the worst first. */
const PROBLEM_RESULTS = [
  ['failed', 'error'],
  ['pending', 'info'],
  ['unclear', 'warning'],
  ['no-number', 'warning'],
] as const;

const studentsWith = ({ results }: SendResult, wanted: string) =>
  results.filter(({ result }) => result === wanted);

interface Props {
  readonly sending: Sending;
  readonly onClose: () => void;
}

/** The result of a message for each student. */
export function MessageResult({ sending, onClose }: Props) {
  const { t } = useTranslation('classes');
  const { t: common } = useTranslation();
  const { answer, again, error, isWorking } = sending;
  if (!answer) return null;
  const isOpen = answer.failed + answer.pending > 0;
  return (
    <>
      <DialogContent>
        <Stack spacing={2} aria-live="polite">
          {answer.sent > 0 && (
            <Alert severity="success">{t('message.sent', { count: answer.sent })}</Alert>
          )}
          {PROBLEM_RESULTS.map(([result, severity]) => {
            const students = studentsWith(answer, result);
            return students.length === 0 ? null : (
              <Alert key={result} severity={severity}>
                {t(`message.results.${result}`, { count: students.length })}
                <StudentNames students={students} />
              </Alert>
            );
          })}
          <FormProblem problem={error} />
        </Stack>
      </DialogContent>
      <DialogActions>
        {isOpen && (
          <Button loading={isWorking} onClick={again}>
            {t('message.again')}
          </Button>
        )}
        <Button variant="contained" onClick={onClose} autoFocus>
          {common('close')}
        </Button>
      </DialogActions>
    </>
  );
}
