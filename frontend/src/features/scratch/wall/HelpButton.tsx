import PanToolIcon from '@mui/icons-material/PanTool';
import PanToolOutlinedIcon from '@mui/icons-material/PanToolOutlined';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { waitsForHelp } from '#shared/contracts/wall-fields.ts';
import type { HelpView } from './wall-link.ts';

interface Props {
  readonly view: HelpView;
  readonly onAsk: () => void;
  readonly onWithdraw: () => void;
}

/** A hand to raise while a lesson runs; it says when somebody comes. Pressed again, it goes down. */
export function HelpButton({ view: { inLesson, help, pending }, onAsk, onWithdraw }: Props) {
  const { t } = useTranslation('scratch');
  if (!inLesson) return null;
  const isUp = pending ? pending === 'asking' : waitsForHelp(help);
  const text = !isUp
    ? t('help.ask')
    : pending
      ? t('help.asking')
      : help.state === 'coming'
        ? t('help.coming', { name: help.by })
        : t('help.asked');
  return (
    <Button
      variant="contained"
      color={isUp ? 'warning' : 'inherit'}
      title={isUp ? t('help.withdraw') : undefined}
      startIcon={isUp ? <PanToolIcon /> : <PanToolOutlinedIcon />}
      onClick={isUp ? onWithdraw : onAsk}
      sx={{ maxWidth: { xs: 1 / 2, sm: 'none' }, ...(!isUp && { color: 'text.primary' }) }}
    >
      <span aria-live="polite">{text}</span>
    </Button>
  );
}
