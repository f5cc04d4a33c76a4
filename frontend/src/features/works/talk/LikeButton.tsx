import ThumbUpIcon from '@mui/icons-material/ThumbUp';
import ThumbUpOutlinedIcon from '@mui/icons-material/ThumbUpOutlined';
import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { send } from '#frontend/src/lib/api.ts';
import { works } from '#shared/works/contract.ts';
import type { WorkDto } from '#shared/works/fields.ts';
import { useShowWork } from '../queries.ts';

/** The number of likes, and whether the user likes it. */
export function LikeButton({ work }: { readonly work: WorkDto }) {
  const { t } = useTranslation('work');
  const show = useShowWork(work.id);
  const { id, likes, liked } = work;
  const change = useMutation({
    mutationFn: () => send(works.endpoints.like, { work_id: id, like: liked ? 0 : 1 }),
    onSuccess: show,
  });
  return (
    <Button
      variant={liked ? 'contained' : 'outlined'}
      aria-pressed={liked}
      loading={change.isPending}
      loadingPosition="start"
      startIcon={liked ? <ThumbUpIcon /> : <ThumbUpOutlinedIcon />}
      onClick={() => change.mutate()}
    >
      {t('like', { count: likes })}
    </Button>
  );
}
