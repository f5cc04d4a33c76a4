import GroupsIcon from '@mui/icons-material/Groups';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '#frontend/src/lib/paths.ts';
import { EmptyState } from '#frontend/src/ui/states/EmptyState.tsx';
import { ErrorState } from '#frontend/src/ui/states/ErrorState.tsx';
import { ListSkeleton } from '#frontend/src/ui/states/ListSkeleton.tsx';
import { ClassChoice } from './ClassChoice.tsx';
import type { KeptClass } from './kept-classes.ts';
import { useToolClass } from './use-tool-class.ts';

function Content({ children }: Props) {
  const { t } = useTranslation('tools');
  const { current, isPending, error, retry } = useToolClass();
  if (!current)
    return (
      <EmptyState
        icon={<GroupsIcon fontSize="large" />}
        title={t('class.none')}
        hint={t('class.noneHint')}
      />
    );
  if (isPending) return <ListSkeleton rows={4} />;
  if (error) return <ErrorState error={error} onRetry={retry} />;
  if (current.students.length === 0)
    return (
      <EmptyState
        icon={<GroupsIcon fontSize="large" />}
        title={t('class.empty')}
        hint={t('class.emptyHint')}
        action={
          <Button variant="contained" component={Link} to={paths.classRoom(current.id)}>
            {t('class.open')}
          </Button>
        }
      />
    );
  return children(current);
}

interface Props {
  readonly children: (current: KeptClass) => ReactNode;
}

/** A tool for the children of a class: the choice of the class, and the tool once they are there. */
export const WithClass = (props: Props) => (
  <Stack spacing={2}>
    <ClassChoice />
    <Content {...props} />
  </Stack>
);
