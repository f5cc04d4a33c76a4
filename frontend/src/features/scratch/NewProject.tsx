import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { PageLoading } from '#frontend/src/components/states/PageLoading.tsx';
import { useSignedIn } from '#frontend/src/lib/session.ts';
import { newLocalId } from './local-ids.ts';
import { type Draft, unsentOf } from './saver/draft.ts';
import { drafts } from './saver/open-drafts.ts';
import { UnsentDialog } from './UnsentDialog.tsx';

/** `/scratch/new`: what was not sent yet is offered first, else a new project begins. */
export function NewProject() {
  const { user } = useSignedIn();
  const navigate = useNavigate();
  const [unsent, setUnsent] = useState<readonly Draft[] | null>(null);
  useEffect(() => {
    drafts.list(user.id).then(
      (kept) => setUnsent(kept.filter((draft) => unsentOf(draft))),
      () => setUnsent([]),
    );
  }, [user.id]);
  const go = (id: string) => void navigate(`/scratch/${id}`, { replace: true });
  const isEmpty = unsent?.length === 0;
  useEffect(() => {
    if (isEmpty) void navigate(`/scratch/${newLocalId()}`, { replace: true });
  }, [isEmpty, navigate]);
  if (!unsent || isEmpty) return <PageLoading />;
  return <UnsentDialog drafts={unsent} onOpen={go} onNew={() => go(newLocalId())} />;
}
