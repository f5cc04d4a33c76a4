import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { VersionsDialog } from '#frontend/src/entities/scratch/versions/VersionsDialog.tsx';
import { toast } from '#frontend/src/lib/toasts.ts';
import type { Session } from './session.ts';

interface Props {
  readonly work: string;
  readonly session: RefObject<Session | null>;
  readonly onClose: () => void;
}

function useRestore({ session, onClose }: Props) {
  const { t } = useTranslation('scratch');
  return useMutation({
    mutationFn: async (no: number) => (await session.current?.restore(no)) ?? false,
    onSuccess: (done, no) => {
      if (!done) return toast.warning(t('history.failed'));
      toast.success(t('history.restored', { no }));
      onClose();
    },
  });
}

/** Earlier versions of one's own project, to look at and restore. */
export function RestoreDialog(props: Props) {
  const { t } = useTranslation('scratch');
  const restore = useRestore(props);
  return (
    <VersionsDialog
      work={props.work}
      onClose={props.onClose}
      actions={(chosen, newest) => (
        <Button
          variant="contained"
          disabled={chosen === null || chosen === newest}
          loading={restore.isPending}
          onClick={() => chosen !== null && restore.mutate(chosen)}
        >
          {t('history.restore')}
        </Button>
      )}
    />
  );
}
