import DirectionsRunIcon from '@mui/icons-material/DirectionsRun';
import PanToolIcon from '@mui/icons-material/PanTool';
import PanToolOutlinedIcon from '@mui/icons-material/PanToolOutlined';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { waitsForHelp } from '#shared/wall/fields.ts';
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

/** The state of the request, with what the student has just clicked. */
function stepOf({ help, pending }: HelpView): keyof typeof ICONS {
  if (pending) return pending === 'asking' ? 'asking' : 'ask';
  if (!waitsForHelp(help)) return 'ask';
  return help.state === 'coming' ? 'coming' : 'asked';
}

/** Phones show only the icon; screen readers get the text. */
const WORDS = {
  position: { xs: 'absolute', sm: 'static' },
  clipPath: { xs: 'inset(50%)', sm: 'none' },
  whiteSpace: 'nowrap',
  // A long name leaves room for the title.
  maxWidth: '12rem',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  font: 'inherit',
} as const;

/** Asks for help during a lesson and shows when a teacher is coming. A second click withdraws the request. */
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
