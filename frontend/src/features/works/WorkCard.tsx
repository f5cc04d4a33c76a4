import EditIcon from '@mui/icons-material/Edit';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { WorkPicture } from '#frontend/src/entities/works/WorkPicture.tsx';
import { WorkState } from '#frontend/src/entities/works/WorkState.tsx';
import { useFormats } from '#frontend/src/lib/format.ts';
import { paths } from '#frontend/src/lib/paths.ts';
import type { WorkDto } from '#shared/contracts/work-fields.ts';
import { RemoveButton } from './RemoveButton.tsx';
import { RestoreButton } from './RestoreButton.tsx';

interface Props {
  readonly work: WorkDto;
}

function Lines({ work }: Props) {
  const { dateTime } = useFormats();
  return (
    <CardContent>
      <Typography component="h3" noWrap title={work.title} sx={{ fontWeight: 700 }}>
        {work.title}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {dateTime(work.saved_at)}
      </Typography>
      <WorkState work={work} />
    </CardContent>
  );
}

/** A work that one looks after, to be opened, gone on with or removed. */
export function WorkCard({ work }: Props) {
  const { t } = useTranslation('works');
  const { id, kind, mine } = work;
  return (
    <Card component="li" sx={{ display: 'flex', flexDirection: 'column' }}>
      <CardActionArea
        component={Link}
        to={paths.work(id)}
        sx={{ flexGrow: 1, display: 'flex', flexDirection: 'column', alignItems: 'stretch' }}
      >
        <WorkPicture work={work} />
        <Lines work={work} />
      </CardActionArea>
      <CardActions sx={{ justifyContent: 'flex-end' }}>
        {mine && kind === 'scratch' && (
          <Button component={Link} to={paths.project(id)} startIcon={<EditIcon />}>
            {t('goOn')}
          </Button>
        )}
        <RemoveButton work={work} />
      </CardActions>
    </Card>
  );
}

/** A removed work, to be brought back. */
export function RemovedCard({ work }: Props) {
  return (
    <Card component="li">
      <WorkPicture work={work} />
      <Lines work={work} />
      <CardActions sx={{ justifyContent: 'flex-end' }}>
        <RestoreButton work={work} />
      </CardActions>
    </Card>
  );
}
