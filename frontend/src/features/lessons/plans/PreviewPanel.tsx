import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#frontend/src/lib/format.ts';
import { LOCALES, useLanguage } from '#frontend/src/lib/language.ts';
import { useSignedIn } from '#frontend/src/lib/session.ts';
import { LabelledInput } from '#frontend/src/ui/form/LabelledInput.tsx';
import { LIMITS } from '#shared/limits.ts';
import { ROLE } from '#shared/roles.ts';
import { canBeOverruled, inTime, isPossible, keyOf } from './choice.ts';
import { PlannedLine } from './PlannedLine.tsx';
import { problemText } from './use-plan-hints.ts';
import type { Planning } from './use-planning.ts';

/** Why there is no preview. */
function PreviewProblem({ error }: { readonly error: Error | null }) {
  return error && <Alert severity="warning">{problemText(error)}</Alert>;
}

/** The days that a series skips because of holidays. */
function HolidaysPassed({ days }: { readonly days: readonly string[] }) {
  const { t } = useTranslation('lessons');
  const { list } = useFormats();
  const locale = LOCALES[useLanguage()];
  if (days.length === 0) return null;
  const format = new Intl.DateTimeFormat(locale, {
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
  });
  const names = list(days.map((day) => format.format(new Date(`${day}T00:00:00Z`))));
  return <Typography>{t('plans.holidays', { count: days.length, days: names })}</Typography>;
}

interface Props {
  readonly planning: Planning;
  readonly removing: boolean;
  /** Shown until the form is complete. */
  readonly hint: string;
  /** Shown when lessons clash. */
  readonly clashHint?: string;
}

function OverruleField({ planning }: Pick<Props, 'planning'>) {
  const { t } = useTranslation('lessons');
  const { role } = useSignedIn();
  const { preview, override, setOverride } = planning;
  if (role !== ROLE.principal || !preview || !canBeOverruled(preview.lessons)) return null;
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
  const { preview, overruled, leftOut, choose } = planning;
  return (
    <Stack component="ul" spacing={0.5} sx={{ listStyle: 'none', p: 0, m: 0 }}>
      {inTime(preview?.lessons ?? []).map((planned) => {
        const key = keyOf(planned);
        const possible = isPossible(planned, overruled);
        return (
          <PlannedLine
            key={key}
            planned={planned}
            removing={removing}
            possible={possible}
            chosen={possible && !leftOut.has(key)}
            onChoose={(chosen) => choose(key, chosen)}
          />
        );
      })}
    </Stack>
  );
}

/** The preview of a change of many lessons. */
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
      <OverruleField planning={planning} />
      <Lines planning={planning} removing={removing} />
    </Stack>
  );
}
