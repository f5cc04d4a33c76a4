import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '#frontend/src/lib/paths.ts';
import { useChange } from '#frontend/src/lib/use-change.ts';
import { FormProblem } from '#frontend/src/ui/form/FormProblem.tsx';
import { LabelledInput } from '#frontend/src/ui/form/LabelledInput.tsx';
import type { Dimension, ReportFinding, Section } from '#shared/contracts/report-fields.ts';
import { reports } from '#shared/contracts/reports.ts';
import type { ReportId, StudentId } from '#shared/ids.ts';
import { REPORT_LIMITS } from '#shared/report-limits.ts';

/** What stands against publishing, in words. */
function useFindingWords() {
  const { t } = useTranslation('reports');
  return ({ kind, subject, detail, from, to }: ReportFinding): string => {
    if (kind === 'fall')
      return t('finding.fall', { dimension: t(`dimensions.${subject as Dimension}`), from, to });
    if (kind === 'empty')
      return t('finding.empty', { section: t(`sections.${subject as Section | 'name'}`) });
    return t(`finding.${kind}`, { detail });
  };
}

interface Props {
  readonly reportId: ReportId;
  readonly studentId: StudentId;
  readonly finding: ReportFinding;
  readonly onOverruled: () => void;
}

function Overruling({ reportId, finding, onOverruled }: Omit<Props, 'studentId'>) {
  const { t } = useTranslation('reports');
  const [reason, setReason] = useState('');
  const overruling = useChange(reports.endpoints.overrule, { changes: [], quiet: true });
  const { kind, subject } = finding;
  return (
    <Stack
      component="form"
      spacing={1}
      sx={{ mt: 1 }}
      onSubmit={(event) => {
        event.preventDefault();
        const asked = { report_id: reportId, kind, subject, reason: reason.trim() };
        overruling.mutate(asked, { onSuccess: onOverruled });
      }}
    >
      <LabelledInput
        label={t('finding.reason')}
        value={reason}
        autoFocus
        required
        maxLength={REPORT_LIMITS.reasonMax}
        onChange={({ target }) => setReason(target.value)}
      />
      <FormProblem problem={overruling.error} />
      <Button
        type="submit"
        variant="outlined"
        disabled={reason.trim() === ''}
        loading={overruling.isPending}
        sx={{ alignSelf: 'start' }}
      >
        {t('finding.overruleIt')}
      </Button>
    </Stack>
  );
}

/** A finding: mended in the report, or overruled with a reason. */
export function FindingLine({ reportId, studentId, finding, onOverruled }: Props) {
  const { t } = useTranslation('reports');
  const wordsOf = useFindingWords();
  const [isAsking, setAsking] = useState(false);
  const { reason, by_name } = finding;
  return (
    <Paper variant="outlined" sx={{ p: 1.5, mt: 1 }}>
      <Typography sx={{ overflowWrap: 'anywhere' }}>{wordsOf(finding)}</Typography>
      {reason && (
        <Typography variant="body2" color="textSecondary">
          {t('finding.overruled', { name: by_name, reason })}
        </Typography>
      )}
      {!reason && (
        <Stack direction="row" spacing={1} sx={{ mt: 0.5 }}>
          <Button size="small" component={Link} to={paths.editReport(studentId, reportId)}>
            {t('finding.open')}
          </Button>
          {!isAsking && (
            <Button size="small" onClick={() => setAsking(true)}>
              {t('finding.overrule')}
            </Button>
          )}
        </Stack>
      )}
      {isAsking && !reason && (
        <Overruling reportId={reportId} finding={finding} onOverruled={onOverruled} />
      )}
    </Paper>
  );
}
