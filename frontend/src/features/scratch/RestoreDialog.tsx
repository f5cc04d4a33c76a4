import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { VersionsDialog } from '#frontend/src/entities/scratch/versions/VersionsDialog.tsx';
import { toast } from '#frontend/src/lib/toasts.ts';
import type { Session } from './session.ts';
import { restoreVersion } from './versions.ts';

interface Props {
  readonly work: string;
  readonly session: RefObject<Session | null>;
  /** The newest version did not open. */
  readonly isFailed: boolean;
  readonly onRetry: () => void;
  readonly onClose: () => void;
}

interface Restoring {
  readonly no: number;
  readonly newest: number;
}

function useRestore({ work, session, isFailed, onRetry, onClose }: Props) {
  const { t } = useTranslation('scratch');
  return useMutation({
    mutationFn: async ({ no, newest }: Restoring) => {
      if (!isFailed) return (await session.current?.restore(no)) ?? false;
      // Nothing is open that could be lost: the project is opened anew.
      await restoreVersion(work, no, newest);
      return true;
    },
    onSuccess: (done, { no }) => {
      if (!done) return toast.warning(t('restoring.failed'));
      toast.success(t('restoring.restored', { no }));
      if (isFailed) onRetry();
      onClose();
    },
  });
}

/** Earlier versions of one's own project, to look at and to restore, also when the newest one does not open. */
export function RestoreDialog(props: Props) {
  const { t } = useTranslation('scratch');
  const restore = useRestore(props);
  const actions = (no: number | null, newest: number | null) => (
    <Button
      variant="contained"
      disabled={no === null || no === newest}
      loading={restore.isPending}
      onClick={() => no !== null && newest !== null && restore.mutate({ no, newest })}
    >
      {t('restoring.restore')}
    </Button>
  );
  return <VersionsDialog work={props.work} actions={actions} onClose={props.onClose} />;
}
