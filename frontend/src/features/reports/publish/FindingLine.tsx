import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '#frontend/src/lib/paths.ts';
import { FormProblem } from '#frontend/src/ui/form/FormProblem.tsx';
import { LabelledInput } from '#frontend/src/ui/form/LabelledInput.tsx';
import type { ClassId, CycleId } from '#shared/ids.ts';
import type { Dimension, ReportFinding, Section } from '#shared/reports/fields.ts';
import { REPORT_LIMITS } from '#shared/reports/limits.ts';
import type { Checked } from '../queries.ts';
import { FindingPicture } from './FindingPicture.tsx';
import type { FindingGroup } from './group-findings.ts';
import { useOverruling } from './use-overruling.ts';

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

interface OverrulingProps {
  readonly group: FindingGroup;
  readonly onOverruled: (better: readonly Checked[]) => void;
}

/** One reason for all children of whom it was found. */
function Overruling({ group, onOverruled }: OverrulingProps) {
  const { t } = useTranslation('reports');
  const [reason, setReason] = useState('');
  const { overrule, working, problem } = useOverruling(onOverruled);
  const count = group.found.length;
  return (
    <Stack
      component="form"
      spacing={1}
      sx={{ mt: 1 }}
      onSubmit={(event) => {
        event.preventDefault();
        void overrule(group, reason.trim());
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
      <FormProblem problem={problem} />
      <Button
        type="submit"
        variant="outlined"
        disabled={reason.trim() === ''}
        loading={working}
        sx={{ alignSelf: 'start' }}
      >
        {count > 1 ? t('finding.overruleAll', { count }) : t('finding.overruleIt')}
      </Button>
    </Stack>
  );
}

interface Props extends OverrulingProps {
  readonly cycleId: CycleId;
  readonly classId: ClassId;
}

/** The children of whom it was found: each opens the report, from which a click leads back here. */
function Children({ group, cycleId, classId }: Omit<Props, 'onOverruled'>) {
  const { t } = useTranslation('reports');
  const wordsOf = useFindingWords();
  const [first] = group.found;
  const isSame = group.found.every(
    ({ finding }) => first !== undefined && wordsOf(finding) === wordsOf(first.finding),
  );
  return (
    <>
      {isSame && first && (
        <Typography sx={{ overflowWrap: 'anywhere' }}>{wordsOf(first.finding)}</Typography>
      )}
      <Stack component="ul" sx={{ listStyle: 'none', m: 0, p: 0, alignItems: 'start' }}>
        {group.found.map(({ report_id, student_id, student_name: name, finding }) => (
          <li key={report_id}>
            {!isSame && (
              <Typography sx={{ overflowWrap: 'anywhere' }}>{wordsOf(finding)}</Typography>
            )}
            <Button
              size="small"
              component={Link}
              to={paths.editReport(student_id, report_id, { cycle: cycleId, class: classId })}
            >
              {t('finding.openOf', { name })}
            </Button>
          </li>
        ))}
      </Stack>
    </>
  );
}

/** A finding of one child or of several: mended in the report, or overruled with a reason. */
export function FindingLine({ onOverruled, ...of }: Props) {
  const { t } = useTranslation('reports');
  const [isAsking, setAsking] = useState(false);
  return (
    <Paper component="section" variant="outlined" sx={{ p: 1.5 }}>
      <FindingPicture group={of.group} />
      <Children {...of} />
      {isAsking ? (
        <Overruling group={of.group} onOverruled={onOverruled} />
      ) : (
        <Button size="small" sx={{ mt: 0.5 }} onClick={() => setAsking(true)}>
          {t('finding.overrule')}
        </Button>
      )}
    </Paper>
  );
}
