import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useUnsent } from '#frontend/src/entities/scratch/drafts/use-unsent.ts';
import { paths } from '#frontend/src/lib/paths.ts';
import { PageLoading } from '#frontend/src/ui/states/PageLoading.tsx';
import { newLocalId, TASK } from './local-ids.ts';
import { UnsentDialog } from './UnsentDialog.tsx';

/** Address of a new project, which remembers the task that it is begun for. */
function addressOfNew(asked: URLSearchParams): string {
  const task = asked.get(TASK);
  return paths.project(newLocalId(), { task });
}

/** `/scratch/new`: what was not sent yet is offered first, else a new project begins. */
export function NewProject() {
  const navigate = useNavigate();
  const [asked] = useSearchParams();
  const unsent = useUnsent();
  const isEmpty = unsent?.length === 0;
  useEffect(() => {
    if (isEmpty) void navigate(addressOfNew(asked), { replace: true });
  }, [isEmpty, asked, navigate]);
  if (!unsent || isEmpty) return <PageLoading />;
  const go = (address: string) => void navigate(address, { replace: true });
  return (
    <UnsentDialog
      drafts={unsent}
      onOpen={(id) => go(paths.project(id))}
      onNew={() => go(addressOfNew(asked))}
    />
  );
}
