import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ListSkeleton } from '#frontend/src/ui/states/ListSkeleton.tsx';
import { compareProjects } from './compare/compare-projects.ts';
import { SpriteChanges } from './SpriteChanges.tsx';
import { useReadProject } from './use-read-project.ts';

export interface Sides {
  /** Files; null while loading. */
  readonly before: ArrayBuffer | null;
  readonly after: ArrayBuffer | null;
}

/** What changed between two versions of a project, in words and on the blocks. */
export function ChangesView({ before, after }: Sides) {
  const { t } = useTranslation('inside');
  const earlier = useReadProject(before);
  const later = useReadProject(after);
  const changes = useMemo(
    () => earlier?.project && later?.project && compareProjects(earlier.project, later.project),
    [earlier, later],
  );
  if (!earlier || !later) return <ListSkeleton />;
  const problem = earlier.problem ?? later.problem;
  if (problem) return <Alert severity="info">{t(`problems.${problem}`)}</Alert>;
  if (changes?.length === 0) return <Alert severity="info">{t('same')}</Alert>;
  return (
    <Stack spacing={2}>
      {changes?.map((change) => (
        <SpriteChanges key={`${change.sprite.isStage} ${change.sprite.name}`} change={change} />
      ))}
    </Stack>
  );
}
