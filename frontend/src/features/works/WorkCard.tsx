import DeleteIcon from '@mui/icons-material/Delete';
import EditIcon from '@mui/icons-material/Edit';
import RestoreIcon from '@mui/icons-material/RestoreFromTrash';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useFormats } from '#frontend/src/lib/format.ts';
import type { WorkRecord } from '#shared/contracts/work-fields.ts';
import { WorkPicture } from './WorkPicture.tsx';
import { workPath } from './work-path.ts';

interface Props {
  readonly work: WorkRecord;
  readonly onRemove: (work: WorkRecord) => void;
}

function Lines({ work: { title, saved_at, visibility, pending } }: Pick<Props, 'work'>) {
  const { t } = useTranslation('works');
  const { dateTime } = useFormats();
  return (
    <CardContent>
      <Typography component="h3" noWrap title={title} sx={{ fontWeight: 700 }}>
        {title}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {dateTime(saved_at)}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {pending ? t('pending') : t(`visibility.${visibility}`)}
      </Typography>
    </CardContent>
  );
}

/** One of the own works, to be opened, gone on with or removed. */
export function WorkCard({ work, onRemove }: Props) {
  const { t } = useTranslation('works');
  const { id, title, kind } = work;
  return (
    <Card component="li" sx={{ display: 'flex', flexDirection: 'column' }}>
      <CardActionArea
        component={Link}
        to={workPath(id)}
        sx={{ flexGrow: 1, display: 'flex', flexDirection: 'column', alignItems: 'stretch' }}
      >
        <WorkPicture work={work} />
        <Lines work={work} />
      </CardActionArea>
      <CardActions sx={{ justifyContent: 'flex-end' }}>
        {kind === 'scratch' && (
          <Button component={Link} to={`/scratch/${id}`} startIcon={<EditIcon />}>
            {t('goOn')}
          </Button>
        )}
        <Tooltip title={t('remove', { title })}>
          <IconButton aria-label={t('remove', { title })} onClick={() => onRemove(work)}>
            <DeleteIcon />
          </IconButton>
        </Tooltip>
      </CardActions>
    </Card>
  );
}

interface RemovedProps {
  readonly work: WorkRecord;
  readonly isWorking: boolean;
  readonly onRestore: () => void;
}

/** A removed work, to be brought back. */
export function RemovedCard({ work, isWorking, onRestore }: RemovedProps) {
  const { t } = useTranslation('works');
  return (
    <Card component="li">
      <WorkPicture work={work} />
      <Lines work={work} />
      <CardActions sx={{ justifyContent: 'flex-end' }}>
        <Button startIcon={<RestoreIcon />} loading={isWorking} onClick={onRestore}>
          {t('restore')}
        </Button>
      </CardActions>
    </Card>
  );
}
