import DialogContent from '@mui/material/DialogContent';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#frontend/src/lib/format.ts';
import { pagesOf } from '#frontend/src/lib/query.ts';
import { EmptyState } from '#frontend/src/ui/states/EmptyState.tsx';
import { ErrorState } from '#frontend/src/ui/states/ErrorState.tsx';
import { ListSkeleton } from '#frontend/src/ui/states/ListSkeleton.tsx';
import { MoreButton } from '#frontend/src/ui/states/MoreButton.tsx';
import { SearchField } from '#frontend/src/ui/table/SearchField.tsx';
import { tasks } from '#shared/tasks/contract.ts';
import type { TaskDto } from '#shared/tasks/fields.ts';
import { TASK_LIBRARIES } from '#shared/tasks/rules.ts';

type Shelf = (typeof TASK_LIBRARIES)[number];

/** Tasks on one page. */
const PAGE = 20;

/** Tasks that can be taken over, the newest first; those whose title has the words. */
const useLibrary = (library: Shelf, search: string) =>
  useInfiniteQuery({
    ...pagesOf(tasks.endpoints.library, { library, search, limit: PAGE }),
    placeholderData: keepPreviousData,
    select: ({ pages }): readonly TaskDto[] => pages.flatMap(({ list }) => list),
  });

interface Props {
  readonly onChoose: (task: TaskDto) => void;
}

interface LineProps extends Props {
  readonly task: TaskDto;
}

function Line({ task, onChoose }: LineProps) {
  const { t } = useTranslation('tasks');
  const { date } = useFormats();
  const { title, author, created, kind, template, files } = task;
  const has = [
    t(`kind.${kind}`),
    template && t('hasTemplate'),
    files > 0 && t('hasFiles', { count: files }),
  ];
  return (
    <ListItem disablePadding divider>
      <ListItemButton onClick={() => onChoose(task)}>
        <ListItemText
          primary={title}
          secondary={[author, date(created), ...has].filter(Boolean).join(' · ')}
          sx={{ overflowWrap: 'anywhere' }}
        />
      </ListItemButton>
    </ListItem>
  );
}

function Lines({ shelf, search, onChoose }: Props & { shelf: Shelf; search: string }) {
  const { t } = useTranslation('tasks');
  const query = useLibrary(shelf, search);
  const { data, error } = query;
  if (error && !data) return <ErrorState error={error} onRetry={() => void query.refetch()} />;
  if (!data) return <ListSkeleton rows={5} />;
  if (data.length === 0 && !query.hasNextPage)
    return <EmptyState title={t(search ? 'library.nothing' : `library.none.${shelf}`)} />;
  return (
    <>
      <List disablePadding aria-label={t('library.title')} aria-busy={query.isPlaceholderData}>
        {data.map((task) => (
          <Line key={task.id} task={task} onChoose={onChoose} />
        ))}
      </List>
      <MoreButton query={query} sx={{ mt: 2 }} />
    </>
  );
}

export function LibraryList({ onChoose }: Props) {
  const { t } = useTranslation('tasks');
  const [shelf, setShelf] = useState<Shelf>('school');
  const [search, setSearch] = useState('');
  return (
    <DialogContent dividers sx={{ minHeight: '50vh' }}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ mb: 2, flexWrap: 'wrap' }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={shelf}
          aria-label={t('library.which')}
          onChange={(_, next: Shelf | null) => next && setShelf(next)}
        >
          {TASK_LIBRARIES.toReversed().map((value) => (
            <ToggleButton key={value} value={value}>
              {t(`library.shelf.${value}`)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <SearchField label={t('search')} value={search} onSearch={setSearch} />
      </Stack>
      <Lines shelf={shelf} search={search} onChoose={onChoose} />
    </DialogContent>
  );
}
