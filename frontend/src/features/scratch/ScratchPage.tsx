import { useEffect } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { useUnsent } from '#frontend/src/entities/scratch/drafts/use-unsent.ts';
import { NEW, paths } from '#frontend/src/lib/paths.ts';
import { PageLoading } from '#frontend/src/ui/states/PageLoading.tsx';
import { BegunProject } from './BegunProject.tsx';
import { EditorScreen } from './EditorScreen.tsx';
import { newLocalId, TASK } from './new-projects.ts';
import { UnsentDialog } from './UnsentDialog.tsx';

/** The address of a new project, with the task that it is for. */
function addressOfNew(asked: URLSearchParams): string {
  const task = asked.get(TASK);
  return paths.project(newLocalId(), { task });
}

/** `/scratch/new`: offers unsent projects first, else starts a new one. */
function NewProject() {
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

export default function ScratchPage() {
  const { id = NEW } = useParams();
  const [asked] = useSearchParams();
  if (id !== NEW) return <EditorScreen id={id} />;
  for (const kind of ['template', 'copy'] as const) {
    const from = asked.get(kind);
    if (from) return <BegunProject source={{ kind, id: from }} />;
  }
  return <NewProject />;
}
