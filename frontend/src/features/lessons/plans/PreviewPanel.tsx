import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useSignedIn } from '#frontend/src/lib/session.ts';
import { LabelledInput } from '#frontend/src/ui/form/LabelledInput.tsx';
import { LIMITS } from '#shared/limits.ts';
import { ROLE } from '#shared/roles.ts';
import { couldBeAgreed, inTime, isPossible, keyOf } from './choice.ts';
import { HolidaysPassed } from './HolidaysPassed.tsx';
import { PlannedLine } from './PlannedLine.tsx';
import { PreviewProblem } from './PreviewProblem.tsx';
import type { Planning } from './use-planning.ts';

interface Props {
  readonly planning: Planning;
  readonly removing: boolean;
  /** What is still to be said before there is anything to show. */
  readonly hint: string;
  /** What can be done about lessons that clash. */
  readonly clashHint?: string;
}

function Agreement({ planning }: Pick<Props, 'planning'>) {
  const { t } = useTranslation('lessons');
  const { role } = useSignedIn();
  const { preview, override, setOverride } = planning;
  if (role !== ROLE.principal || !preview || !couldBeAgreed(preview.lessons)) return null;
  return (
    <LabelledInput
      label={t('clash.reason')}
      hint={t('plans.reasonHint')}
      value={override}
      maxLength={LIMITS.reasonMax}
      onChange={({ target }) => setOverride(target.value)}
    />
  );
}

function Lines({ planning, removing }: Pick<Props, 'planning' | 'removing'>) {
  const { preview, agreed, left, choose } = planning;
  return (
    <Stack component="ul" spacing={0.5} sx={{ listStyle: 'none', p: 0, m: 0 }}>
      {inTime(preview?.lessons ?? []).map((planned) => {
        const key = keyOf(planned);
        const possible = isPossible(planned, agreed);
        return (
          <PlannedLine
            key={key}
            planned={planned}
            removing={removing}
            possible={possible}
            chosen={possible && !left.has(key)}
            onChoose={(chosen) => choose(key, chosen)}
          />
        );
      })}
    </Stack>
  );
}

/** What a change of many lessons would meet, before it is made. */
export function PreviewPanel({ planning, removing, hint, clashHint }: Props) {
  const { t } = useTranslation('lessons');
  const { preview, asking, error, count } = planning;
  const total = preview?.lessons.length ?? 0;
  const clashing = preview?.lessons.filter(({ clashes }) => clashes.length > 0).length ?? 0;
  return (
    <Stack component="section" spacing={1} aria-label={t('plans.preview')} sx={{ minWidth: 0 }}>
      <Typography variant="h3" role="status">
        {preview ? t('plans.chosen', { count, total }) : t('plans.preview')}
      </Typography>
      <Box sx={{ minHeight: 4 }}>{asking && <LinearProgress aria-hidden />}</Box>
      {clashing > 0 && (
        <Typography color="error">{t('plans.clashing', { count: clashing })}</Typography>
      )}
      {clashing > 0 && clashHint && <Typography>{clashHint}</Typography>}
      <HolidaysPassed days={preview?.holidays ?? []} />
      <PreviewProblem error={error} />
      {!preview && !error && !asking && <Typography color="textSecondary">{hint}</Typography>}
      <Agreement planning={planning} />
      <Lines planning={planning} removing={removing} />
    </Stack>
  );
}
