import { useCallback, useEffect, useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { useUnsent } from '#frontend/src/entities/scratch/drafts/use-unsent.ts';
import { paths } from '#frontend/src/lib/paths.ts';
import { NEW } from '#frontend/src/lib/screen-address.ts';
import { BegunProject } from './BegunProject.tsx';
import { EditorScreen } from './EditorScreen.tsx';
import { newLocalId, TASK } from './new-projects.ts';
import { UnsentDialog } from './UnsentDialog.tsx';

/** The address of a new project, with the task that it is for. */
function addressOfNew(asked: URLSearchParams): string {
  const task = asked.get(TASK);
  return paths.project(newLocalId(), { task });
}

interface NewProps {
  /** Called when there is something to choose from. */
  readonly onAsk: () => void;
}

/** `/scratch/new`: offers unsent projects first, else starts a new one. */
function NewProject({ onAsk }: NewProps) {
  const navigate = useNavigate();
  const [asked] = useSearchParams();
  const unsent = useUnsent();
  const count = unsent?.length;
  useEffect(() => {
    if (count === 0) void navigate(addressOfNew(asked), { replace: true });
    else if (count) onAsk();
  }, [count, asked, navigate, onAsk]);
  if (!unsent || count === 0) return null;
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
  const [isAsking, setAsking] = useState(false);
  const ask = useCallback(() => setAsking(true), []);
  const isNew = id === NEW;
  for (const kind of ['template', 'copy'] as const) {
    const from = isNew && asked.get(kind);
    if (from) return <BegunProject source={{ kind, id: from }} />;
  }
  // The editor's frame is one and the same before and after a new project has its address.
  return (
    <>
      {!(isNew && isAsking) && <EditorScreen id={isNew ? null : id} />}
      {isNew && <NewProject onAsk={ask} />}
    </>
  );
}
