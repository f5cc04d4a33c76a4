import Button from '@mui/material/Button';
import DialogContent from '@mui/material/DialogContent';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useOwnWorks } from '#frontend/src/entities/works/queries.ts';
import { WorkChoice } from '#frontend/src/entities/works/WorkChoice.tsx';
import { WorkGrid } from '#frontend/src/entities/works/WorkGrid.tsx';
import { send } from '#frontend/src/lib/api.ts';
import { paths } from '#frontend/src/lib/paths.ts';
import { NEW } from '#frontend/src/lib/screen-address.ts';
import { ClosableDialog } from '#frontend/src/ui/ClosableDialog.tsx';
import { EmptyState } from '#frontend/src/ui/states/EmptyState.tsx';
import { ErrorState } from '#frontend/src/ui/states/ErrorState.tsx';
import { ListSkeleton } from '#frontend/src/ui/states/ListSkeleton.tsx';
import { MoreButton } from '#frontend/src/ui/states/MoreButton.tsx';
import type { WorkId } from '#shared/ids.ts';
import { works } from '#shared/works/contract.ts';
import type { Template } from './task-form.ts';

interface Props {
  readonly onChoose: (template: Template) => void;
  readonly onClose: () => void;
}

/** The newest version of the project; later versions do not change the task. */
async function templateOf(work_id: WorkId): Promise<Template> {
  const { work, version } = await send(works.endpoints.info, { work_id });
  const { no, thumbnail, url } = version;
  return { work_id, version: no, title: work.title, thumbnail, url };
}

/** Chooses one of the user's own Scratch projects as the template of a task. */
export function TemplateDialog({ onChoose, onClose }: Props) {
  const { t } = useTranslation('tasks');
  const query = useOwnWorks('mine', ({ kind }) => kind === 'scratch');
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
              <Button component={Link} to={paths.project(NEW)} target="_blank" variant="outlined">
                {t('template.make')}
              </Button>
            }
          />
        )}
        <WorkGrid label={t('template.choose')}>
          {data?.map((work) => (
            <WorkChoice
              key={work.id}
              work={work}
              disabled={choice.isPending}
              onChoose={() => choice.mutate(work.id)}
            />
          ))}
        </WorkGrid>
        <MoreButton query={query} sx={{ mt: 2 }} />
      </DialogContent>
    </ClosableDialog>
  );
}
