import AccountTreeIcon from '@mui/icons-material/AccountTree';
import BrushIcon from '@mui/icons-material/Brush';
import CenterFocusStrongIcon from '@mui/icons-material/CenterFocusStrong';
import ForumIcon from '@mui/icons-material/Forum';
import LightbulbIcon from '@mui/icons-material/Lightbulb';
import PsychologyIcon from '@mui/icons-material/Psychology';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { CardGrid } from '#frontend/src/ui/CardGrid.tsx';

/** The six dimensions that learning reports speak of (specification 3). */
const ABILITIES = {
  logic: AccountTreeIcon,
  focus: CenterFocusStrongIcon,
  thinking: PsychologyIcon,
  communication: ForumIcon,
  creativity: BrushIcon,
  innovation: LightbulbIcon,
} as const;
type Ability = keyof typeof ABILITIES;
const NAMES = Object.keys(ABILITIES) as readonly Ability[];

export function Abilities() {
  const { t } = useTranslation('parents');
  return (
    <CardGrid
      gap={1.5}
      columns={{ xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(3, minmax(0, 1fr))' }}
    >
      {NAMES.map((name) => {
        const Icon = ABILITIES[name];
        return (
          <Paper
            key={name}
            component="li"
            variant="outlined"
            sx={{ p: { xs: 1.5, sm: 2 }, textAlign: 'center', overflowWrap: 'anywhere' }}
          >
            <Icon color="primary" fontSize="large" />
            <Typography sx={{ fontWeight: 600 }}>{t(`abilities.${name}.name`)}</Typography>
            <Typography variant="body2" color="textSecondary">
              {t(`abilities.${name}.text`)}
            </Typography>
          </Paper>
        );
      })}
    </CardGrid>
  );
}
