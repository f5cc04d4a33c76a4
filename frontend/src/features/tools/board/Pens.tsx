import AutoFixNormalIcon from '@mui/icons-material/AutoFixNormal';
import CircleIcon from '@mui/icons-material/Circle';
import DrawIcon from '@mui/icons-material/Draw';
import TitleIcon from '@mui/icons-material/Title';
import { useTheme } from '@mui/material/styles';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Tooltip from '@mui/material/Tooltip';
import { useTranslation } from 'react-i18next';
import { PENS, type Pen, SIZES, type Size } from './board.ts';
import type { BoardTool } from './Canvas.tsx';

export interface Hand {
  readonly tool: BoardTool;
  readonly pen: Pen;
  readonly size: Size;
}

interface Props {
  readonly hand: Hand;
  readonly onHand: (next: Hand) => void;
}

const TOOLS = [
  ['pen', DrawIcon],
  ['eraser', AutoFixNormalIcon],
  ['words', TitleIcon],
] as const;
const THICKNESS = {
  6: { name: 'thin', dot: '0.6rem' },
  12: { name: 'medium', dot: '0.9rem' },
  24: { name: 'thick', dot: '1.4rem' },
} as const satisfies Record<Size, unknown>;

/** Pen, eraser or words; their colour and size. */
export function Pens({ hand, onHand }: Props) {
  const { t } = useTranslation('tools');
  const { board } = useTheme();
  return (
    <>
      <ToggleButtonGroup
        exclusive
        value={hand.tool}
        onChange={(_, tool: BoardTool | null) => tool && onHand({ ...hand, tool })}
        aria-label={t('board.tool')}
      >
        {TOOLS.map(([tool, Icon]) => (
          <ToggleButton key={tool} value={tool} aria-label={t(`board.tools.${tool}`)}>
            <Tooltip title={t(`board.tools.${tool}`)}>
              <Icon />
            </Tooltip>
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <ToggleButtonGroup
        exclusive
        value={hand.pen}
        onChange={(_, pen: Pen | null) => pen && onHand({ ...hand, pen })}
        aria-label={t('board.colour')}
      >
        {PENS.map((pen) => (
          <ToggleButton key={pen} value={pen} aria-label={t(`board.colours.${pen}`)}>
            <CircleIcon sx={{ color: board[pen] }} />
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <ToggleButtonGroup
        exclusive
        value={hand.size}
        onChange={(_, size: Size | null) => size && onHand({ ...hand, size })}
        aria-label={t('board.size')}
      >
        {SIZES.map((size) => (
          <ToggleButton
            key={size}
            value={size}
            aria-label={t(`board.sizes.${THICKNESS[size].name}`)}
          >
            <CircleIcon sx={{ fontSize: THICKNESS[size].dot }} />
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </>
  );
}
