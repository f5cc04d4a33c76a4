import CasinoIcon from '@mui/icons-material/Casino';
import Diversity3Icon from '@mui/icons-material/Diversity3';
import DrawIcon from '@mui/icons-material/Draw';
import GraphicEqIcon from '@mui/icons-material/GraphicEq';
import ScoreboardIcon from '@mui/icons-material/Scoreboard';
import TimerIcon from '@mui/icons-material/Timer';
import Typography from '@mui/material/Typography';
import { type ComponentType, type ReactElement, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#frontend/src/lib/language.ts';
import { useTab } from '#frontend/src/lib/use-tab.ts';
import { lazyPart } from '#frontend/src/ui/lazy-part.tsx';
import { PageHeader } from '#frontend/src/ui/PageHeader.tsx';
import { ListSkeleton } from '#frontend/src/ui/states/ListSkeleton.tsx';
import { TabbedPanel } from '#frontend/src/ui/TabbedPanel.tsx';
import { TOOL_IDS, TOOL_SEARCH, TOOLS, type ToolId } from '#shared/tools/rules.ts';
import { Stage } from './Stage.tsx';
import { Timer } from './timer/Timer.tsx';
import { useAlarm } from './timer/use-alarm.ts';

const ICONS = {
  timer: <TimerIcon />,
  picker: <CasinoIcon />,
  groups: <Diversity3Icon />,
  noise: <GraphicEqIcon />,
  scores: <ScoreboardIcon />,
  board: <DrawIcon />,
} as const satisfies Record<ToolId, ReactElement>;

const fallback = <ListSkeleton rows={5} />;
const LOADERS = [
  async () => (await import('./picker/Picker.tsx')).Picker,
  async () => (await import('./groups/Groups.tsx')).Groups,
  async () => (await import('./noise/Noise.tsx')).Noise,
  async () => (await import('./scores/Scores.tsx')).Scores,
  async () => (await import('./board/Board.tsx')).Board,
] as const;
const [picker, groups, noise, scores, board] = LOADERS;

const PARTS: Readonly<Record<ToolId, ComponentType>> = {
  timer: Timer,
  picker: lazyPart(picker, { fallback }),
  groups: lazyPart(groups, { fallback }),
  noise: lazyPart(noise, { fallback }),
  scores: lazyPart(scores, { fallback }),
  board: lazyPart(board, { fallback }),
};

/** All tools are there once the page is, so that a lesson goes on when the network is gone. */
function useAllTools(): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      for (const load of LOADERS) load().catch(() => undefined);
    }, 1_000);
    return () => clearTimeout(timer);
  }, []);
}

/** Tools for a lesson, on a projector, a tablet or a phone. */
export default function ToolsPage() {
  const { t } = useTranslation('tools');
  const language = useLanguage();
  const [tool, setTool] = useTab(TOOL_IDS, TOOL_SEARCH);
  useAllTools();
  useAlarm();
  const Part = PARTS[tool];
  return (
    <>
      <PageHeader title={t('title')} subtitle={t('subtitle')} />
      <TabbedPanel
        tabs={TOOL_IDS}
        tab={tool}
        onTab={setTool}
        label={t('title')}
        labelOf={(id) => TOOLS[id].name[language]}
        iconOf={(id) => ICONS[id]}
      >
        <Typography color="textSecondary" sx={{ mb: 1.5 }}>
          {TOOLS[tool].summary[language]}
        </Typography>
        <Stage>
          <Part />
        </Stage>
      </TabbedPanel>
    </>
  );
}
