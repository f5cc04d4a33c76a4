import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { HELP_SEARCH } from '#frontend/src/lib/paths/help.ts';
import { EmptyState } from '#frontend/src/ui/states/EmptyState.tsx';
import { ErrorState } from '#frontend/src/ui/states/ErrorState.tsx';
import { ListSkeleton } from '#frontend/src/ui/states/ListSkeleton.tsx';
import { SearchField } from '#frontend/src/ui/table/SearchField.tsx';
import { memoize } from '#shared/memoize.ts';
import type { Role } from '#shared/roles.ts';
import { Article } from './Article.tsx';
import type { HelpPage } from './page.ts';
import { createSearch, isFor } from './search-pages.ts';
import { TopicList } from './TopicList.tsx';
import { usePages } from './use-pages.ts';

/** The page that the address asks for. */
function usePage(pages: readonly HelpPage[]): HelpPage | undefined {
  const [parameters] = useSearchParams();
  const topic = parameters.get(HELP_SEARCH.topic);
  return pages.find(({ id }) => id === topic);
}

interface ListsProps {
  readonly pages: readonly HelpPage[];
  readonly current: HelpPage | undefined;
  readonly role: Role | null;
  readonly asked: string;
}

function Lists({ pages, current, role, asked }: ListsProps) {
  const { t } = useTranslation('help');
  // The index is made when somebody searches.
  const search = useMemo(() => memoize(() => createSearch(pages)), [pages]);
  if (asked) {
    const found = search()(asked, role);
    if (found.length === 0) return <EmptyState title={t('nothing')} hint={t('nothingHint')} />;
    return <TopicList title={t('found')} pages={found} current={current} withSummary />;
  }
  return (
    <>
      <TopicList
        title={t(role === null ? 'all' : 'forYou')}
        pages={pages.filter(({ id }) => isFor(id, role))}
        current={current}
      />
      <TopicList
        title={t('forOthers')}
        pages={pages.filter(({ id }) => !isFor(id, role))}
        current={current}
      />
    </>
  );
}

interface Props {
  /** Whose pages come first; null for visitors. */
  readonly role: Role | null;
  readonly pages: readonly HelpPage[];
}

/** Search and topics, with the page beside them. A phone shows either the topics or the page. */
function Content({ role, pages }: Props) {
  const { t } = useTranslation('help');
  const page = usePage(pages);
  const [asked, setAsked] = useState('');
  const shown = page ?? pages.find(({ id }) => isFor(id, role));
  return (
    <Stack direction={{ xs: 'column', md: 'row' }} spacing={3} sx={{ alignItems: 'flex-start' }}>
      <Box
        component="nav"
        aria-label={t('topics')}
        sx={({ layout }) => ({
          display: { xs: page ? 'none' : 'block', md: 'block' },
          width: { xs: 1, md: layout.search },
          flexShrink: 0,
        })}
      >
        <SearchField label={t('search')} value={asked} onSearch={setAsked} />
        <Lists pages={pages} current={shown} role={role} asked={asked} />
      </Box>
      <Paper
        sx={{
          display: { xs: page ? 'block' : 'none', md: 'block' },
          p: { xs: 2, sm: 3 },
          flex: 1,
          width: 1,
          minWidth: 0,
        }}
      >
        <Button
          component={Link}
          to={{ search: '' }}
          startIcon={<ArrowBackIcon />}
          sx={{ display: { md: 'none' }, mb: 1 }}
        >
          {t('back')}
        </Button>
        {shown && <Article key={shown.id} page={shown} />}
      </Paper>
    </Stack>
  );
}

/** The help: for somebody of a school those pages first that are for the role. */
export function HelpView({ role }: Pick<Props, 'role'>) {
  const { data, error, refetch } = usePages();
  if (data) return <Content role={role} pages={data} />;
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return <ListSkeleton rows={8} />;
}
