import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { ApiError } from '#frontend/src/lib/api-error.ts';
import { homeOf } from '#frontend/src/lib/homes.ts';
import { paths } from '#frontend/src/lib/paths.ts';
import { useSignedIn } from '#frontend/src/lib/session.ts';
import { EmptyState } from '#frontend/src/ui/states/EmptyState.tsx';
import { ErrorState } from '#frontend/src/ui/states/ErrorState.tsx';
import { PageLoading } from '#frontend/src/ui/states/PageLoading.tsx';
import { CODE } from '#shared/codes.ts';
import { EarlierVersionsButton } from './EarlierVersionsButton.tsx';
import { beginFrom } from './new-projects.ts';
import { unopenedIn } from './unopened.ts';
import { VersionsDialog } from './VersionsDialog.tsx';
import { fetchWork, startFromTemplate } from './work-calls.ts';

/** What a new project starts from: a task's template, or another user's work. */
export interface Source {
  readonly kind: 'template' | 'copy';
  readonly id: string;
}

/** The address of the project; null when there is nothing to start from. */
async function begin({ kind, id }: Source): Promise<string | null> {
  if (kind === 'template') return startFromTemplate(id);
  const opened = await fetchWork(id);
  return opened.kind === 'scratch' ? beginFrom(opened) : null;
}

function Nothing({ kind }: Pick<Source, 'kind'>) {
  const { t } = useTranslation('scratch');
  const { role } = useSignedIn();
  const texts = {
    template: { title: t('nothing.template'), hint: t('nothing.templateHint') },
    copy: { title: t('nothing.copy'), hint: t('nothing.copyHint') },
  };
  return (
    <EmptyState
      {...texts[kind]}
      heading="h1"
      action={
        <Button component={Link} to={homeOf(role)} variant="contained">
          {t('nothing.home')}
        </Button>
      }
    />
  );
}

const Page = ({ children }: { readonly children: ReactNode }) => (
  <Box component="main" tabIndex={-1}>
    {children}
  </Box>
);

interface FailedProps {
  readonly error: Error;
  readonly onRetry: () => void;
}

/** Who may look at the versions of the other work begins from an earlier one. */
function Failed({ error, onRetry }: FailedProps) {
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  const unopened = unopenedIn(error);
  const work = unopened?.hasEarlier ? unopened.work : null;
  const open = async (no: number) => {
    if (work)
      await navigate(paths.project(beginFrom(await fetchWork(work, no))), { replace: true });
    return true;
  };
  return (
    <Page>
      <ErrorState error={error} onRetry={onRetry}>
        {work && <EarlierVersionsButton onClick={() => setOpen(true)} />}
      </ErrorState>
      {work && isOpen && (
        <VersionsDialog
          work={work}
          unopened={unopened}
          onRestore={null}
          onCopy={open}
          onClose={() => setOpen(false)}
        />
      )}
    </Page>
  );
}

/** `/scratch/new?template=…` and `?copy=…`: creates the project and opens it. */
export function BegunProject({ source }: { readonly source: Source }) {
  const { kind, id } = source;
  const navigate = useNavigate();
  const { data, error, refetch } = useQuery({
    // biome-ignore lint/plugin/query-keys: one project from the answers of several calls.
    queryKey: ['scratch', 'begin', kind, id],
    queryFn: () => begin(source),
    // Runs for each visit; a project made from the template before is found again.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  useEffect(() => {
    if (data) void navigate(paths.project(data), { replace: true });
  }, [data, navigate]);
  const isGone = error instanceof ApiError && error.code === CODE.notFound && kind === 'template';
  if (error && !isGone) return <Failed error={error} onRetry={() => void refetch()} />;
  if (data === null || isGone)
    return (
      <Page>
        <Nothing kind={kind} />
      </Page>
    );
  return <PageLoading />;
}
