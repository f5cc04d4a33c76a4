import CommentIcon from '@mui/icons-material/ChatBubbleOutlined';
import ThumbUpIcon from '@mui/icons-material/ThumbUpOutlined';
import VisibilityIcon from '@mui/icons-material/VisibilityOutlined';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { WorkDto } from '#shared/works/fields.ts';

interface FigureProps {
  readonly icon: ReactNode;
  readonly label: string;
  readonly count: number;
}

function Figure({ icon, label, count }: FigureProps) {
  return (
    <Box
      component="span"
      role="img"
      aria-label={label}
      title={label}
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5 }}
    >
      {icon}
      {count}
    </Box>
  );
}

interface Props {
  readonly work: Pick<WorkDto, 'likes' | 'plays' | 'comments'>;
  /** Left out because a button shows them already. */
  readonly withoutLikes?: boolean;
}

/** Numbers of likes, plays and comments. */
export function WorkFigures({ work: { likes, plays, comments }, withoutLikes }: Props) {
  const { t } = useTranslation('work');
  return (
    <Stack
      component="span"
      direction="row"
      spacing={2}
      sx={{ typography: 'body2', color: 'text.secondary' }}
    >
      {!withoutLikes && (
        <Figure
          icon={<ThumbUpIcon fontSize="inherit" />}
          label={t('like', { count: likes })}
          count={likes}
        />
      )}
      <Figure
        icon={<VisibilityIcon fontSize="inherit" />}
        label={t('plays', { count: plays })}
        count={plays}
      />
      <Figure
        icon={<CommentIcon fontSize="inherit" />}
        label={t('comments', { count: comments })}
        count={comments}
      />
    </Stack>
  );
}
