import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#frontend/src/lib/format.ts';
import { queryOf } from '#frontend/src/lib/query.ts';
import { ErrorState } from '#frontend/src/ui/states/ErrorState.tsx';
import { reports } from '#shared/reports/contract.ts';
import { OfferedPictures } from '../editor/OfferedPictures.tsx';
import type { Media } from '../editor/use-media-queue.ts';
import type { ReportPlace } from '../writing/report-writer.ts';

interface Props {
  /** The student whose lessons are searched; their photos are of the whole class. */
  readonly place: ReportPlace;
  readonly taken: readonly Media[];
  readonly onChange: (taken: Media[]) => void;
}

/** Photos of the class's lessons, to be taken into all reports. None is no reason to say anything. */
export function LessonPhotos({ place, taken, onChange }: Props) {
  const { t } = useTranslation('reports');
  const { day } = useFormats();
  const { data, error, refetch } = useQuery(
    queryOf(reports.endpoints.evidence, { ...place, kind: 'lesson' }),
  );
  const lessons = (data?.parts ?? [])
    .flatMap(({ list }) => list)
    .filter(({ pictures }) => pictures.length > 0);
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (lessons.length === 0) return null;
  return (
    <Stack component="section" spacing={1} aria-label={t('common.photos')}>
      <Typography variant="h3">{t('common.photos')}</Typography>
      {lessons.map(({ id, title, date, pictures }) => (
        <div key={id}>
          <Typography variant="body2" color="textSecondary">
            {day(date)} · {title}
          </Typography>
          <OfferedPictures title={title} offered={pictures} taken={taken} onChange={onChange} />
        </div>
      ))}
    </Stack>
  );
}
