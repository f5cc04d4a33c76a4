import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useFormats } from '#frontend/src/lib/format.ts';
import { paths } from '#frontend/src/lib/paths.ts';
import { PageHeader } from '#frontend/src/ui/PageHeader.tsx';
import { EmptyPicture } from '#frontend/src/ui/states/EmptyPicture.tsx';
import { EmptyState } from '#frontend/src/ui/states/EmptyState.tsx';
import { ErrorState } from '#frontend/src/ui/states/ErrorState.tsx';
import { ListSkeleton } from '#frontend/src/ui/states/ListSkeleton.tsx';
import { MoreButton } from '#frontend/src/ui/states/MoreButton.tsx';
import { useKindName } from '../kinds/kind-choices.ts';
import { type ReportLine, useStudentReports } from '../queries.ts';
import { ReportMenu } from '../share/ReportMenu.tsx';
import { WordIcon } from '../share/WordIcon.tsx';
import { useStudentId, useStudentNamed } from './use-student.ts';

function Line({ report }: { readonly report: ReportLine }) {
  const { t } = useTranslation('reports');
  const { date } = useFormats();
  const kindName = useKindName();
  const { name, class_name, by_name, state, version, draft, read, filled, sections, mine } = report;
  const when = report.published
    ? t('student.published', { day: date(report.published) })
    : t('student.written', { day: date(report.written) });
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        p: 2,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ flex: 1, minWidth: 0 }}>
        {mine ? (
          <Typography
            component={Link}
            to={paths.editReport(report.student_id, report.id)}
            sx={{ fontWeight: 600, color: 'primary.main', overflowWrap: 'anywhere' }}
          >
            {name || t('noName')}
          </Typography>
        ) : (
          <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
            {name || t('noName')}
          </Typography>
        )}{' '}
        <WordIcon word={report.word} />
        <Typography variant="body2" color="textSecondary">
          {[kindName(report), class_name, by_name, when].filter(Boolean).join(' · ')}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {t('student.filled', { filled, sections })}
        </Typography>
      </Box>
      <Stack spacing={0.5} sx={{ alignItems: 'end' }}>
        <Chip
          size="small"
          color={state === 'published' ? (read ? 'success' : 'primary') : 'default'}
          label={
            version > 0
              ? t('editor.version', { state: t(`states.${read ? 'read' : state}`), version })
              : t(`states.${state}`)
          }
        />
        {version > 0 && draft && <Chip size="small" color="warning" label={t('newer')} />}
      </Stack>
      {mine && <ReportMenu report={report} />}
    </Box>
  );
}

/** All reports of a student, the newest first. */
export default function StudentReportsPage() {
  const { t } = useTranslation('reports');
  const id = useStudentId();
  const student = useStudentNamed(id);
  const query = useStudentReports(id);
  const { data, error, refetch, hasNextPage } = query;
  const lines = data?.pages.flatMap(({ list }) => list) ?? [];
  const write = (
    <Button component={Link} to={paths.writeReport(id)} variant="contained" startIcon={<AddIcon />}>
      {t('write')}
    </Button>
  );
  return (
    <>
      <PageHeader
        title={t('student.title', { name: student.data?.name ?? '' })}
        subtitle={t('student.subtitle')}
        actions={write}
      />
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!error && !data && <ListSkeleton rows={5} />}
      {data && lines.length === 0 && !hasNextPage && (
        <EmptyState
          icon={<EmptyPicture name="records" />}
          title={t('student.none')}
          hint={t('student.noneHint')}
          action={write}
        />
      )}
      {lines.length > 0 && (
        <Paper component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {lines.map((report) => (
            <Line key={report.id} report={report} />
          ))}
        </Paper>
      )}
      <MoreButton query={query} fullWidth>
        {t('student.earlier')}
      </MoreButton>
    </>
  );
}
