import CheckIcon from '@mui/icons-material/CheckCircleOutlined';
import EventIcon from '@mui/icons-material/EventAvailable';
import ReplayIcon from '@mui/icons-material/Replay';
import ScheduleIcon from '@mui/icons-material/Schedule';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { MakeupDto, MakeupState } from '#shared/makeups/fields.ts';

const LOOKS = {
  open: { icon: <ReplayIcon />, color: 'primary' },
  booked: { icon: <EventIcon />, color: 'info' },
  used: { icon: <CheckIcon />, color: 'success' },
  expired: { icon: <ScheduleIcon />, color: 'default' },
} as const satisfies Record<MakeupState, object>;

const SOON = { icon: <ScheduleIcon />, color: 'warning' } as const;

interface Props {
  readonly makeup: MakeupDto;
}

function useLook({ makeup: { state, expires_soon: soon } }: Props) {
  const { t } = useTranslation('makeups');
  return soon ? { ...SOON, label: t('soon') } : { ...LOOKS[state], label: t(`states.${state}`) };
}

/** The state of a makeup right as text and icon, not colour alone. */
export function MakeupChip(props: Props) {
  return <Chip size="small" variant="outlined" {...useLook(props)} />;
}

/** The same without a frame, which children would take for a button. */
export function MakeupWords(props: Props) {
  const { icon, label } = useLook(props);
  return (
    <Stack
      direction="row"
      spacing={0.5}
      sx={{ alignItems: 'center', flexShrink: 0, color: 'text.secondary' }}
    >
      {icon}
      <Typography variant="body2">{label}</Typography>
    </Stack>
  );
}
