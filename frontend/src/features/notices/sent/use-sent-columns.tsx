import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { NoticeMarks } from '#frontend/src/entities/notices/NoticeMarks.tsx';
import { useFormats } from '#frontend/src/lib/format.ts';
import type { Column } from '#frontend/src/ui/table/column.ts';
import type { SentNotice } from '#shared/notices/fields.ts';
import { StateChip } from './StateChip.tsx';
import { useAudienceText } from './use-audience-text.ts';

/** What stands beside the title of a notice for its author. */
export const marksOf = ({ important, pinned, edited }: SentNotice) => ({
  kind: 'school' as const,
  important,
  pinned,
  edited: edited !== '',
});

function Title({ notice }: { readonly notice: SentNotice }) {
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
      <Typography title={notice.title} sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
        {notice.title}
      </Typography>
      <NoticeMarks notice={marksOf(notice)} />
    </Stack>
  );
}

export function useSentColumns(): readonly Column<SentNotice>[] {
  const { t } = useTranslation('sent');
  const { briefDateTime } = useFormats();
  const audienceOf = useAudienceText();
  return useMemo(
    () => [
      {
        key: 'title',
        label: t('name'),
        size: 'wide',
        card: 'title',
        fixed: true,
        wraps: true,
        render: (notice) => <Title notice={notice} />,
      },
      {
        key: 'state',
        label: t('stateLabel'),
        size: 'narrow',
        card: 'corner',
        render: (notice) => <StateChip state={notice.state} />,
      },
      {
        key: 'audience',
        label: t('audience'),
        card: 'line',
        wraps: true,
        render: audienceOf,
      },
      {
        key: 'time',
        label: t('time'),
        size: 'time',
        card: 'line',
        render: ({ published, at }) => (published || at ? briefDateTime(published || at) : '—'),
      },
      {
        key: 'author',
        label: t('author'),
        size: 'narrow',
        card: 'line',
        render: ({ author }) => author,
      },
      {
        key: 'created',
        label: t('created'),
        size: 'time',
        hidden: true,
        render: ({ created }) => briefDateTime(created),
      },
    ],
    [t, briefDateTime, audienceOf],
  );
}
