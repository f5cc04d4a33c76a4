import EditIcon from '@mui/icons-material/Edit';
import RestoreIcon from '@mui/icons-material/RestoreFromTrash';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { UnsentBadge } from '#frontend/src/entities/scratch/UnsentBadge.tsx';
import { WORK_LISTS } from '#frontend/src/entities/works/queries.ts';
import { WorkPicture } from '#frontend/src/entities/works/WorkPicture.tsx';
import { WorkState } from '#frontend/src/entities/works/WorkState.tsx';
import { useFormats } from '#frontend/src/lib/format.ts';
import { paths } from '#frontend/src/lib/paths.ts';
import { useChange } from '#frontend/src/lib/use-change.ts';
import { works } from '#shared/works/contract.ts';
import type { WorkDto } from '#shared/works/fields.ts';
import { RemoveButton } from './RemoveButton.tsx';

/** Restores a removed work. */
function RestoreButton({ work }: { readonly work: Pick<WorkDto, 'id'> }) {
  const { t } = useTranslation('works');
  const restore = useChange(works.endpoints.restore, { changes: WORK_LISTS });
  return (
    <Button
      startIcon={<RestoreIcon />}
      loading={restore.isPending}
      onClick={() => restore.mutate({ work_id: work.id })}
    >
      {t('restore')}
    </Button>
  );
}

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

interface CardProps extends Props {
  /** More buttons. */
  readonly actions?: ReactNode;
}

/** A card of a work that the user may edit or remove. */
export function WorkCard({ work, actions }: CardProps) {
  const { t } = useTranslation('works');
  const { id, kind, mine } = work;
  const isOwnProject = mine && kind === 'scratch';
  return (
    <Card component="li" sx={{ display: 'flex', flexDirection: 'column' }}>
      <CardActionArea
        component={Link}
        to={paths.work(id)}
        sx={{ flexGrow: 1, display: 'flex', flexDirection: 'column', alignItems: 'stretch' }}
      >
        <WorkPicture work={work} badge={isOwnProject && <UnsentBadge work={id} />} />
        <Lines work={work} />
      </CardActionArea>
      <CardActions sx={{ justifyContent: 'flex-end' }}>
        {isOwnProject && (
          <Button component={Link} to={paths.project(id)} startIcon={<EditIcon />}>
            {t('goOn')}
          </Button>
        )}
        {actions}
        <RemoveButton work={work} />
      </CardActions>
    </Card>
  );
}

/** A card of a removed work, which can be restored. */
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
