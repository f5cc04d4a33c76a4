import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#frontend/src/lib/format.ts';
import type { Column } from '#frontend/src/ui/table/column.ts';
import type { FeedbackDto } from '#shared/feedback/contract.ts';
import { ROLE } from '#shared/roles.ts';
import type { Box as FeedbackBox } from './queries.ts';

const COLOURS = {
  new: 'warning',
  seen: 'default',
  working: 'info',
  answered: 'success',
  closed: 'default',
} as const;

const ROLES = {
  [ROLE.principal]: 'principal',
  [ROLE.teacher]: 'teacher',
  [ROLE.student]: 'student',
  [ROLE.liveTeacher]: 'liveTeacher',
} as const;
const isRole = (role: number): role is keyof typeof ROLES => role in ROLES;

export function StateChip({ state }: Pick<FeedbackDto, 'state'>) {
  const { t } = useTranslation('feedback');
  return (
    <Chip size="small" variant="outlined" color={COLOURS[state]} label={t(`states.${state}`)} />
  );
}

function FirstWords({ feedback }: { readonly feedback: FeedbackDto }) {
  const { t } = useTranslation('feedback');
  const { unread, text } = feedback;
  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center', minWidth: 0 }}>
      {unread && <Chip size="small" color="error" label={t('unread')} />}
      <Box
        component="span"
        sx={{
          overflow: 'hidden',
          textOverflow: 'ellipsis',
          whiteSpace: { sm: 'nowrap' },
          ...(unread && { fontWeight: 700 }),
        }}
      >
        {text.slice(0, 120)}
      </Box>
    </Stack>
  );
}

/** The columns of a list; those who answer see who has written. */
export function useFeedbackColumns(box: FeedbackBox): readonly Column<FeedbackDto>[] {
  const { t } = useTranslation('feedback');
  const { dateTime } = useFormats();
  return useMemo(() => {
    const author: Column<FeedbackDto> = {
      key: 'author',
      label: t('author'),
      card: 'line',
      render: ({ author: { name, role } }) =>
        [name || t('someone'), isRole(role) ? t(`roles.${ROLES[role]}`) : '']
          .filter(Boolean)
          .join(' · '),
    };
    const school: Column<FeedbackDto> = {
      key: 'school',
      label: t('school'),
      card: 'line',
      render: (feedback) => feedback.school,
    };
    const to: Column<FeedbackDto> = {
      key: 'to',
      label: t('to'),
      size: 'narrow',
      card: 'line',
      render: (feedback) => t(`targets.${feedback.to}`),
    };
    const whose = { own: [to], school: [author], platform: [school, author] }[box];
    return [
      {
        key: 'text',
        label: t('text'),
        size: 'wide',
        card: 'title',
        fixed: true,
        render: (feedback) => <FirstWords feedback={feedback} />,
      },
      ...whose,
      { key: 'kind', label: t('kind'), card: 'line', render: ({ kind }) => t(`kinds.${kind}`) },
      {
        key: 'state',
        label: t('state'),
        size: 'narrow',
        card: 'corner',
        render: ({ state }) => <StateChip state={state} />,
      },
      {
        key: 'answers',
        label: t('answers'),
        size: 'narrow',
        align: 'end',
        hidden: true,
        render: ({ answers }) => answers,
      },
      {
        key: 'changed',
        label: t('changed'),
        size: 'time',
        card: 'line',
        render: ({ changed }) => dateTime(changed),
      },
    ];
  }, [t, dateTime, box]);
}
