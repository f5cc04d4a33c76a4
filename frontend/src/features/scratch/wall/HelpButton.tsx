import DirectionsRunIcon from '@mui/icons-material/DirectionsRun';
import PanToolIcon from '@mui/icons-material/PanTool';
import PanToolOutlinedIcon from '@mui/icons-material/PanToolOutlined';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { waitsForHelp } from '#shared/contracts/wall-fields.ts';
import type { HelpView } from './wall-link.ts';

interface Props {
  readonly view: HelpView;
  readonly onAsk: () => void;
  readonly onWithdraw: () => void;
}

const ICONS = {
  ask: PanToolOutlinedIcon,
  asking: PanToolIcon,
  asked: PanToolIcon,
  coming: DirectionsRunIcon,
} as const;

/** How far it is, with what the child has wished just now. */
function stepOf({ help, pending }: HelpView): keyof typeof ICONS {
  if (pending) return pending === 'asking' ? 'asking' : 'ask';
  if (!waitsForHelp(help)) return 'ask';
  return help.state === 'coming' ? 'coming' : 'asked';
}

/** On a phone there is room for the sign only; the words are still read out. */
const WORDS = {
  position: { xs: 'absolute', sm: 'static' },
  clipPath: { xs: 'inset(50%)', sm: 'none' },
  whiteSpace: 'nowrap',
  font: 'inherit',
} as const;

/** A hand to raise while a lesson runs; it says when somebody comes. Pressed again, it goes down. */
export function HelpButton({ view, onAsk, onWithdraw }: Props) {
  const { t } = useTranslation('scratch');
  if (!view.inLesson) return null;
  const step = stepOf(view);
  const Icon = ICONS[step];
  const isUp = step !== 'ask';
  return (
    <Button
      variant="contained"
      color={isUp ? 'warning' : 'inherit'}
      title={isUp ? t('help.withdraw') : t('help.ask')}
      onClick={isUp ? onWithdraw : onAsk}
      sx={({ layout }) => ({
        gap: 1,
        minWidth: layout.touch,
        ...(!isUp && { color: 'text.primary' }),
      })}
    >
      <Icon aria-hidden />
      <Typography component="span" aria-live="polite" sx={WORDS}>
        {t(`help.${step}`, { name: view.help.by })}
      </Typography>
    </Button>
  );
}
