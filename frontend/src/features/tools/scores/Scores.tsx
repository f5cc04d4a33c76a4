import AddIcon from '@mui/icons-material/Add';
import RestartAltIcon from '@mui/icons-material/RestartAlt';
import UndoIcon from '@mui/icons-material/Undo';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import * as z from 'zod';
import { keptPart } from '../kept.ts';
import { useKept } from '../use-kept.ts';
import {
  addTeam,
  type Scores as Board,
  leaders,
  removeTeam,
  rename,
  score,
  TEAMS_MAX,
  toZero,
  undo,
} from './scores.ts';
import { TeamCard } from './TeamCard.tsx';

const Teams = z.array(z.object({ name: z.string(), points: z.number() }));
const Kept = z.object({ teams: Teams.min(1).max(TEAMS_MAX), before: z.array(Teams) });

const FIRST = { name: '', points: 0 };
const boards = keptPart('scores', Kept, { teams: [FIRST, FIRST], before: [] });

const toKept = ({ teams, before }: Board): z.infer<typeof Kept> => ({
  teams: [...teams],
  before: before.map((each) => [...each]),
});

/** Points of teams; kept on this device. */
export function Scores() {
  const { t } = useTranslation('tools');
  const [board, keep] = useKept(boards);
  const change = (next: Board) => keep(toKept(next));
  const lead = leaders(board.teams);
  return (
    <Stack spacing={2.5} sx={{ pt: 5 }}>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(15rem, 100%), 1fr))',
        }}
      >
        {board.teams.map((team, at) => (
          <TeamCard
            // biome-ignore lint/suspicious/noArrayIndexKey: a team is its place
            key={at}
            number={at + 1}
            team={team}
            leads={lead.has(at)}
            onPoints={(points) => change(score(board, at, points))}
            onName={(name) => change(rename(board, at, name))}
            {...(board.teams.length > 1 && { onRemove: () => change(removeTeam(board, at)) })}
          />
        ))}
      </Box>
      <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap', justifyContent: 'center' }}>
        <Button
          startIcon={<AddIcon />}
          disabled={board.teams.length >= TEAMS_MAX}
          onClick={() => change(addTeam(board))}
        >
          {t('scores.add')}
        </Button>
        <Button
          startIcon={<UndoIcon />}
          disabled={board.before.length === 0}
          onClick={() => change(undo(board))}
        >
          {t('scores.undo')}
        </Button>
        <Button startIcon={<RestartAltIcon />} onClick={() => change(toZero(board))}>
          {t('scores.zero')}
        </Button>
      </Stack>
    </Stack>
  );
}
