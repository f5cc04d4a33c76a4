import CheckIcon from '@mui/icons-material/CheckCircleOutlined';
import EventIcon from '@mui/icons-material/EventAvailable';
import ReplayIcon from '@mui/icons-material/Replay';
import ScheduleIcon from '@mui/icons-material/Schedule';
import Chip from '@mui/material/Chip';
import { useTranslation } from 'react-i18next';
import type { MakeupDto, MakeupState } from '#shared/contracts/makeup-fields.ts';

const LOOKS = {
  open: { icon: <ReplayIcon />, color: 'primary' },
  booked: { icon: <EventIcon />, color: 'info' },
  used: { icon: <CheckIcon />, color: 'success' },
  expired: { icon: <ScheduleIcon />, color: 'default' },
} as const satisfies Record<MakeupState, object>;

/** The state of a makeup right as text and icon, not colour alone. */
export function MakeupChip({ makeup }: { readonly makeup: MakeupDto }) {
  const { t } = useTranslation('makeups');
  const { state, expires_soon } = makeup;
  if (expires_soon)
    return (
      <Chip
        size="small"
        variant="outlined"
        color="warning"
        icon={<ScheduleIcon />}
        label={t('soon')}
      />
    );
  return <Chip size="small" variant="outlined" {...LOOKS[state]} label={t(`states.${state}`)} />;
}
