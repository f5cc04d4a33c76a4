import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
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
import { beginTask, TemplateNotHere } from './begin-task.ts';
import { EarlierVersionsButton } from './EarlierVersionsButton.tsx';
import { EarlierVersionsDialog } from './EarlierVersionsDialog.tsx';
import { beginFrom } from './new-projects.ts';
import { unopenedIn } from './unopened.ts';
import { fetchWork } from './work-calls.ts';

/** What a new project starts from: a task's template, or another user's work. */
export interface Source {
  readonly kind: 'template' | 'copy';
  readonly id: string;
}

/** The address of the project; null when there is nothing to start from. */
async function begin(person: string, { kind, id }: Source): Promise<string | null> {
  if (kind === 'template') return beginTask(person, id);
  const opened = await fetchWork(id);
  return opened.kind === 'scratch' ? beginFrom(opened) : null;
}

/** Why there is nothing to start from: `away` when this device does not have it, and there is no network. */
function Nothing({ why }: { readonly why: Source['kind'] | 'away' }) {
  const { t } = useTranslation('scratch');
  const { role } = useSignedIn();
  const texts = {
    template: { title: t('nothing.template'), hint: t('nothing.templateHint') },
    copy: { title: t('nothing.copy'), hint: t('nothing.copyHint') },
    away: { title: t('nothing.away'), hint: t('nothing.awayHint') },
  };
  return (
    <EmptyState
      {...texts[why]}
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
        <EarlierVersionsDialog
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

/** How often the server is asked again for what is not on this device. */
const AGAIN_MS = 4000;

/**
 * Asks again while something is away: a page that was opened without a network may not have noticed that there was
 * none, nor that it is back. Answers whether it was away before.
 */
function useAskedAgain(isAway: boolean, ask: () => void): boolean {
  const [wasAway, setWasAway] = useState(false);
  const latest = useRef(ask);
  useEffect(() => {
    latest.current = ask;
  });
  useEffect(() => {
    if (!isAway) return undefined;
    setWasAway(true);
    const timer = setInterval(() => navigator.onLine && latest.current(), AGAIN_MS);
    return () => clearInterval(timer);
  }, [isAway]);
  return wasAway;
}

/** `/scratch/new?template=…` and `?copy=…`: creates the project and opens it. */
export function BegunProject({ source }: { readonly source: Source }) {
  const { kind, id } = source;
  const { user } = useSignedIn();
  const navigate = useNavigate();
  const { data, error, refetch } = useQuery({
    // biome-ignore lint/plugin/query-keys: one project from the answers of several calls.
    queryKey: ['scratch', 'begin', user.id, kind, id],
    queryFn: () => begin(user.id, source),
    // Runs for each visit; a project made from the template before is found again.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    // A task can be begun without a network; what is not there then is looked for when it is back.
    networkMode: kind === 'template' ? 'always' : 'online',
    refetchOnReconnect: true,
  });
  useEffect(() => {
    if (data) void navigate(paths.project(data), { replace: true });
  }, [data, navigate]);
  const isAway = error instanceof TemplateNotHere;
  const wasAway = useAskedAgain(isAway, () => void refetch({ cancelRefetch: false }));
  const isGone = error instanceof ApiError && error.code === CODE.notFound && kind === 'template';
  if (error && !isGone && !isAway) return <Failed error={error} onRetry={() => void refetch()} />;
  const isStillAway = isAway || (wasAway && data === undefined && !error);
  if (data === null || isGone || isStillAway)
    return (
      <Page>
        <Nothing why={isStillAway ? 'away' : kind} />
      </Page>
    );
  return <PageLoading />;
}
