import AddIcon from '@mui/icons-material/Add';
import CloseIcon from '@mui/icons-material/Close';
import EmojiEventsIcon from '@mui/icons-material/EmojiEvents';
import RemoveIcon from '@mui/icons-material/Remove';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import InputBase from '@mui/material/InputBase';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useMaxLength } from '#frontend/src/ui/form/use-max-length.ts';
import { TEAM_NAME_MAX, type Team } from './scores.ts';

interface Props {
  readonly number: number;
  readonly team: Team;
  readonly leads: boolean;
  readonly onPoints: (points: number) => void;
  readonly onName: (name: string) => void;
  readonly onRemove?: () => void;
}

function TeamHead({ number, team, leads, onName, onRemove }: Omit<Props, 'onPoints'>) {
  const { t } = useTranslation('tools');
  const standIn = t('scores.team', { number });
  const label = team.name || standIn;
  const { ref, ...limit } = useMaxLength(team.name, TEAM_NAME_MAX);
  return (
    <Stack direction="row" sx={{ alignItems: 'center' }}>
      {leads && <EmojiEventsIcon color="warning" titleAccess={t('scores.leads')} />}
      <InputBase
        ref={ref}
        value={team.name}
        placeholder={standIn}
        onChange={({ target }) => onName(target.value)}
        slotProps={{
          input: {
            'aria-label': t('scores.nameOf', { number }),
            ...limit,
          },
        }}
        sx={{ flex: 1, px: 1, fontSize: '1.5rem', fontWeight: 700 }}
      />
      {onRemove && (
        <IconButton aria-label={t('scores.remove', { name: label })} onClick={onRemove}>
          <CloseIcon />
        </IconButton>
      )}
    </Stack>
  );
}

/** A team with its points. */
export function TeamCard(props: Props) {
  const { number, team, onPoints } = props;
  const { t } = useTranslation('tools');
  const name = team.name || t('scores.team', { number });
  const button = (points: number) => (
    <Button
      variant={points > 0 ? 'contained' : 'outlined'}
      size="large"
      aria-label={t(points > 0 ? 'scores.plus' : 'scores.minus', { name })}
      onClick={() => onPoints(points)}
      sx={{ flex: 1, py: 1.5 }}
    >
      {points > 0 ? <AddIcon fontSize="large" /> : <RemoveIcon fontSize="large" />}
    </Button>
  );
  return (
    <Paper variant="outlined" component="section" aria-label={name} sx={{ p: 1.5 }}>
      <TeamHead {...props} />
      <Typography
        component="p"
        aria-live="polite"
        sx={{
          fontSize: 'clamp(4rem, 14cqw, 11rem)',
          fontWeight: 700,
          lineHeight: 1.15,
          textAlign: 'center',
          fontVariantNumeric: 'tabular-nums',
        }}
      >
        {team.points}
      </Typography>
      <Stack direction="row" spacing={1.5}>
        {button(-1)}
        {button(1)}
      </Stack>
    </Paper>
  );
}
