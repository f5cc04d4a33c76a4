import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { send } from '#frontend/src/lib/api.ts';
import { useTimeZone } from '#frontend/src/lib/format.ts';
import { instantOf } from '#frontend/src/lib/wall-clock.ts';
import { FormProblem } from '#frontend/src/ui/form/FormProblem.tsx';
import { LabelledMoment } from '#frontend/src/ui/form/LabelledMoment.tsx';
import type { ClassId, CycleId, ReportId } from '#shared/ids.ts';
import { reports } from '#shared/reports/contract.ts';
import { toError } from '#shared/to-error.ts';
import type { Checked, Plan } from '../queries.ts';
import { FindingLine } from './FindingLine.tsx';
import { groupFindings } from './group-findings.ts';

interface Props {
  readonly cycleId: CycleId;
  readonly classId: ClassId;
  readonly checked: readonly Checked[];
  /** Children without a report. */
  readonly missing: number;
  /** What is known of the reports in which a finding was overruled. */
  readonly onOverruled: (better: readonly Checked[]) => void;
  readonly onBegun: (plan: Plan) => void;
}

/** What is published: all that nothing stands against, unless it is taken out. */
function useChosen(checked: Props['checked']) {
  const [out, setOut] = useState<ReadonlySet<ReportId>>(new Set());
  const ready = checked.filter(({ ok }) => ok).map(({ report_id }) => report_id);
  return {
    chosen: ready.filter((id) => !out.has(id)),
    toggle: (id: ReportId) =>
      setOut(out.has(id) ? new Set([...out].filter((each) => each !== id)) : new Set([...out, id])),
  };
}

function useWhen() {
  const [when, setWhen] = useState<'now' | 'later'>('now');
  const [at, setAt] = useState('');
  const instant = instantOf(at, useTimeZone());
  const isPast = when === 'later' && instant !== '' && Date.parse(instant) < Date.now();
  return { when, setWhen, at, setAt, instant, isPast };
}
type When = ReturnType<typeof useWhen>;

function WhenFields({ when, setWhen, at, setAt, isPast }: When) {
  const { t } = useTranslation('reports');
  return (
    <>
      <RadioGroup
        row
        aria-label={t('publish.when')}
        value={when}
        onChange={(_, value) => setWhen(value === 'later' ? 'later' : 'now')}
      >
        <FormControlLabel value="now" control={<Radio />} label={t('publish.now')} />
        <FormControlLabel value="later" control={<Radio />} label={t('publish.later')} />
      </RadioGroup>
      {when === 'later' && (
        <LabelledMoment
          kind="dateTime"
          label={t('publish.at')}
          hint={t('publish.atHint')}
          error={isPast ? t('publish.past') : undefined}
          value={at}
          onChange={setAt}
        />
      )}
    </>
  );
}

function usePublishing({ cycleId, classId, onBegun }: Props) {
  const [key] = useState(() => crypto.randomUUID());
  const [problem, setProblem] = useState<Error | null>(null);
  const [working, setWorking] = useState(false);
  const publish = async (report_ids: ReportId[], at: string) => {
    setWorking(true);
    setProblem(null);
    const asked = { cycle_id: cycleId, class_id: classId, report_ids, request_key: key };
    try {
      const { plan } = await send(reports.endpoints.publish, { ...asked, ...(at && { at }) });
      onBegun(plan);
    } catch (error) {
      setProblem(toError(error));
    } finally {
      setWorking(false);
    }
  };
  return { publish, problem, working };
}

/** Who has overruled what was found, and why. */
function Reasons({ findings }: Pick<Checked, 'findings'>) {
  const { t } = useTranslation('reports');
  return findings.map(({ kind, subject, reason, by_name: name }) => (
    <Typography key={`${kind} ${subject}`} variant="body2" color="textSecondary" sx={{ ml: 4 }}>
      {t('finding.overruled', { name, reason })}
    </Typography>
  ));
}

/** The checked reports: what stands against some, which are published, and when. */
export function CheckedReports(props: Props) {
  const { checked, missing, cycleId, classId, onOverruled } = props;
  const { t } = useTranslation('reports');
  const { chosen, toggle } = useChosen(checked);
  const when = useWhen();
  const { publish, problem, working } = usePublishing(props);
  const stopped = checked.filter(({ ok }) => !ok);
  const ready = checked.filter(({ ok }) => ok);
  const isLater = when.when === 'later';
  return (
    <Stack spacing={2}>
      <Alert severity={stopped.length > 0 ? 'warning' : 'success'}>
        {t('publish.found', { ready: ready.length, stopped: stopped.length })}
        {missing > 0 && ` ${t('publish.missing', { count: missing })}`}
      </Alert>
      {groupFindings(stopped).map((group) => (
        <FindingLine
          key={`${group.kind} ${group.subject}`}
          group={group}
          cycleId={cycleId}
          classId={classId}
          onOverruled={onOverruled}
        />
      ))}
      {ready.length > 0 && (
        <Box component="fieldset" sx={{ border: 0, m: 0, p: 0 }}>
          <Typography component="legend" variant="h3">
            {t('publish.ready', { count: chosen.length })}
          </Typography>
          {ready.map(({ report_id, student_name, findings }) => (
            <Box key={report_id}>
              <FormControlLabel
                control={
                  <Checkbox
                    checked={chosen.includes(report_id)}
                    onChange={() => toggle(report_id)}
                  />
                }
                label={
                  findings.length > 0
                    ? t('publish.overruledName', { name: student_name })
                    : student_name
                }
              />
              <Reasons findings={findings} />
            </Box>
          ))}
        </Box>
      )}
      <WhenFields {...when} />
      <FormProblem problem={problem} />
      <Button
        variant="contained"
        size="large"
        loading={working}
        disabled={chosen.length === 0 || (isLater && (when.instant === '' || when.isPast))}
        onClick={() => void publish(chosen, isLater ? when.instant : '')}
        sx={{ alignSelf: 'start' }}
      >
        {t(isLater ? 'publish.plan' : 'publish.go', { count: chosen.length })}
      </Button>
    </Stack>
  );
}
