import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { WorkViewer } from '#frontend/src/entities/works/view/WorkViewer.tsx';
import { WorkFigures } from '#frontend/src/entities/works/WorkFigures.tsx';
import { WorkState } from '#frontend/src/entities/works/WorkState.tsx';
import type { ShownWork } from './queries.ts';
import { AbuseReportButton } from './talk/AbuseReportButton.tsx';
import { Comments } from './talk/Comments.tsx';
import { LikeButton } from './talk/LikeButton.tsx';

/** A work with its viewer, description, likes and comments. */
export function WorkBody({ shown: { work, version } }: { readonly shown: ShownWork }) {
  const { t } = useTranslation('works');
  const { kind, title, thumbnail, description, category, mine, own_school, managed } = work;
  return (
    <Stack spacing={3}>
      <WorkViewer file={{ ...version, kind, title, thumbnail }} />
      <Stack direction="row" spacing={2} useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
        {own_school && <LikeButton work={work} />}
        <WorkFigures work={work} withoutLikes={own_school} />
        <Typography variant="body2" color="textSecondary">
          {t(`category.${category}`)}
        </Typography>
        {managed && <WorkState work={work} />}
        {!mine && <AbuseReportButton work={work} />}
      </Stack>
      {description && (
        <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {description}
        </Typography>
      )}
      <Comments work={work} />
    </Stack>
  );
}
