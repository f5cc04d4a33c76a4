import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import CardContent from '@mui/material/CardContent';
import DialogContent from '@mui/material/DialogContent';
import Typography from '@mui/material/Typography';
import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ClosableDialog } from '#frontend/src/components/ClosableDialog.tsx';
import { EmptyState } from '#frontend/src/components/states/EmptyState.tsx';
import { ErrorState } from '#frontend/src/components/states/ErrorState.tsx';
import { ListSkeleton } from '#frontend/src/components/states/ListSkeleton.tsx';
import { WorkPicture } from '#frontend/src/components/works/WorkPicture.tsx';
import { send } from '#frontend/src/lib/api.ts';
import { useFormats } from '#frontend/src/lib/format.ts';
import type { WorkRecord } from '#shared/contracts/work-fields.ts';
import { works } from '#shared/contracts/works.ts';
import type { WorkId } from '#shared/ids.ts';
import type { Template } from './task-form.ts';

interface Props {
  readonly onChoose: (template: Template) => void;
  readonly onClose: () => void;
}

const PAGE = 24;

/** Own Scratch projects, the newest first; of a page without any the next is asked for. */
const useProjects = () =>
  useInfiniteQuery({
    queryKey: ['works', 'list', 'mine', 'scratch'],
    queryFn: ({ pageParam, signal }) =>
      send(
        works.endpoints.list,
        { scope: 'mine', kind: 'scratch', limit: PAGE, ...(pageParam && { cursor: pageParam }) },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ cursor }) => cursor ?? undefined,
    select: ({ pages }): readonly WorkRecord[] => pages.flatMap(({ list }) => list),
  });

/** The project as it is now: later versions of it change nothing of the task. */
async function templateOf(work_id: WorkId): Promise<Template> {
  const { work, version } = await send(works.endpoints.info, { work_id });
  const { no, thumbnail, url } = version;
  return { work_id, version: no, title: work.title, thumbnail, url };
}

function ProjectCard({
  work,
  onClick,
}: {
  readonly work: WorkRecord;
  readonly onClick: () => void;
}) {
  const { dateTime } = useFormats();
  return (
    <Card component="li" variant="outlined">
      <CardActionArea onClick={onClick}>
        <WorkPicture work={work} />
        <CardContent>
          <Typography noWrap title={work.title} sx={{ fontWeight: 600 }}>
            {work.title}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {dateTime(work.saved_at)}
          </Typography>
        </CardContent>
      </CardActionArea>
    </Card>
  );
}

/** One of the own Scratch projects, to begin a task with. */
export function TemplateDialog({ onChoose, onClose }: Props) {
  const { t } = useTranslation('tasks');
  const query = useProjects();
  const { data, error } = query;
  const choice = useMutation({ mutationFn: templateOf, onSuccess: onChoose });
  return (
    <ClosableDialog title={t('template.choose')} maxWidth="md" onClose={onClose}>
      <DialogContent dividers aria-busy={choice.isPending}>
        {error && !data && <ErrorState error={error} onRetry={() => void query.refetch()} />}
        {!data && !error && <ListSkeleton rows={4} />}
        {data?.length === 0 && !query.hasNextPage && (
          <EmptyState
            title={t('template.none')}
            hint={t('template.noneHint')}
            action={
              <Button component={Link} to="/scratch/new" target="_blank" variant="outlined">
                {t('template.make')}
              </Button>
            }
          />
        )}
        <Box
          component="ul"
          aria-label={t('template.choose')}
          sx={{
            ...{ display: 'grid', gap: 2, m: 0, p: 0, listStyle: 'none' },
            gridTemplateColumns: 'repeat(auto-fill, minmax(min(180px, 100%), 1fr))',
          }}
        >
          {data?.map((work) => (
            <ProjectCard key={work.id} work={work} onClick={() => choice.mutate(work.id)} />
          ))}
        </Box>
        {query.hasNextPage && (
          <Button loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            {t('more')}
          </Button>
        )}
      </DialogContent>
    </ClosableDialog>
  );
}
