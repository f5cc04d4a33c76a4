import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useUnsent } from '#frontend/src/components/scratch/drafts/use-unsent.ts';
import { PageLoading } from '#frontend/src/components/states/PageLoading.tsx';
import { newLocalId } from './local-ids.ts';
import { UnsentDialog } from './UnsentDialog.tsx';

/** `/scratch/new`: what was not sent yet is offered first, else a new project begins. */
export function NewProject() {
  const navigate = useNavigate();
  const unsent = useUnsent();
  const go = (id: string) => void navigate(`/scratch/${id}`, { replace: true });
  const isEmpty = unsent?.length === 0;
  useEffect(() => {
    if (isEmpty) void navigate(`/scratch/${newLocalId()}`, { replace: true });
  }, [isEmpty, navigate]);
  if (!unsent || isEmpty) return <PageLoading />;
  return <UnsentDialog drafts={unsent} onOpen={go} onNew={() => go(newLocalId())} />;
}
