import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { WorkViewer } from '#frontend/src/entities/works/view/WorkViewer.tsx';
import { ErrorState } from '#frontend/src/ui/states/ErrorState.tsx';
import { MarkedText } from '../personal/MarkedText.tsx';
import { isMissing } from '../public/MissingWork.tsx';
import { useVersion } from '../queries.ts';

interface Props {
  readonly id: string;
  /** By default the published version, else the newest. */
  readonly version?: number;
}

/** A preview of a work to decide on. */
export function Preview({ id, version }: Props) {
  const { t } = useTranslation('works');
  const { data, error, refetch } = useVersion(id, version);
  if (isMissing(error)) return <Typography color="textSecondary">{t('notToSee')}</Typography>;
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton variant="rounded" sx={{ aspectRatio: '4 / 3', height: 'auto' }} />;
  const { kind, title, thumbnail, description, shown_version, personal } = data.work;
  if (version === undefined && shown_version > 0 && shown_version !== data.version.no)
    return <Preview id={id} version={shown_version} />;
  return (
    <>
      <WorkViewer file={{ ...data.version, kind, title, thumbnail }} withBlocks />
      {description && (
        <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          <MarkedText
            text={description}
            marks={personal.filter(({ field }) => field === 'description')}
          />
        </Typography>
      )}
    </>
  );
}
