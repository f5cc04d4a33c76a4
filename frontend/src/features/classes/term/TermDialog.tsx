import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { PlanProgressView } from '#frontend/src/entities/plans/PlanProgressView.tsx';
import { ClosableDialog } from '#frontend/src/ui/ClosableDialog.tsx';
import { FormProblem } from '#frontend/src/ui/form/FormProblem.tsx';
import { ErrorState } from '#frontend/src/ui/states/ErrorState.tsx';
import { ListSkeleton } from '#frontend/src/ui/states/ListSkeleton.tsx';
import type { ClassDto } from '#shared/classes/fields.ts';
import { NextClass } from './NextClass.tsx';
import { TermPreview } from './TermPreview.tsx';
import { type EndTerm, useEndTerm } from './use-end-term.ts';

interface Props {
  readonly schoolClass: ClassDto;
  readonly onClose: () => void;
}

function Preview({ term }: { readonly term: EndTerm }) {
  const { data, error, refetch } = term.preview;
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <ListSkeleton rows={4} />;
  return (
    <>
      <TermPreview
        term={data}
        cancelMissing={term.cancelMissing}
        onCancelMissing={term.setCancelMissing}
      />
      <FormProblem problem={term.problem} />
    </>
  );
}

function Ended({ schoolClass, term }: Pick<Props, 'schoolClass'> & { readonly term: EndTerm }) {
  const { t } = useTranslation('classes');
  const { run, preview, ended, closed } = term;
  const students = preview.data?.students ?? [];
  return (
    <>
      {run.answer && <PlanProgressView answer={run.answer} run={run} />}
      {ended && (
        <Alert severity={closed ? 'success' : 'warning'}>
          {t(closed ? 'term.closed' : 'term.left')}
        </Alert>
      )}
      {closed && students.length > 0 && <NextClass from={schoolClass.id} students={students} />}
    </>
  );
}

/** Ends a class: preview, progress, and the next class of its students. */
export function TermDialog({ schoolClass, onClose }: Props) {
  const { t } = useTranslation(['classes', 'common']);
  const term = useEndTerm(schoolClass.id);
  const { run, preview, cancelMissing } = term;
  const started = run.answer !== null;
  const { data } = preview;
  const disabled = !data || data.running.length > 0 || (data.missing.length > 0 && !cancelMissing);
  const close = () => {
    // A running plan is stopped only with its button.
    if (run.working) return;
    if (started) term.refresh();
    onClose();
  };
  return (
    <ClosableDialog
      title={t('term.title', { name: schoolClass.name })}
      maxWidth="sm"
      onClose={close}
    >
      <DialogContent>
        <Stack spacing={2}>
          {started ? <Ended schoolClass={schoolClass} term={term} /> : <Preview term={term} />}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button disabled={run.working} onClick={close}>
          {t(started ? 'common:close' : 'common:cancel')}
        </Button>
        {!started && (
          <Button
            variant="contained"
            color="error"
            loading={run.working}
            disabled={disabled}
            onClick={() => void term.end()}
          >
            {t('term.end')}
          </Button>
        )}
      </DialogActions>
    </ClosableDialog>
  );
}
