import AddIcon from '@mui/icons-material/AddCircle';
import PlayIcon from '@mui/icons-material/PlayCircle';
import PlayingIcon from '@mui/icons-material/VolumeUp';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#frontend/src/lib/language.ts';
import { CardGrid } from '#frontend/src/ui/CardGrid.tsx';
import { type LibraryCard, nameOf } from './library-cards.ts';
import { useSoundPlayer } from './use-sound-player.ts';

interface Props {
  readonly cards: readonly LibraryCard[];
  readonly onChoose: (card: LibraryCard) => void;
}

const keyOf = ({ choice: { kind, id, costume } }: LibraryCard): string =>
  `${kind}/${id}/${costume}`;

interface CardProps {
  readonly card: LibraryCard;
  readonly onChoose: (card: LibraryCard) => void;
}

/** One touch adds it. */
function PictureCard({ card, onChoose }: CardProps) {
  const language = useLanguage();
  const isBackdrop = card.choice.kind === 'backdrop';
  return (
    <ButtonBase
      focusRipple
      onClick={() => onChoose(card)}
      sx={{
        display: 'block',
        width: 1,
        p: 1,
        borderRadius: 2,
        border: 2,
        borderColor: 'divider',
        bgcolor: 'background.paper',
        '&:hover, &:focus-visible': { borderColor: 'primary.main' },
      }}
    >
      <Box
        component="img"
        src={card.picture ?? ''}
        alt=""
        loading="lazy"
        sx={{
          display: 'block',
          width: 1,
          aspectRatio: '4 / 3',
          objectFit: 'contain',
          borderRadius: 1,
          // The pictures are drawn for a white stage, also in a dark room.
          bgcolor: 'common.white',
          ...(!isBackdrop && { p: 0.5 }),
        }}
      />
      <Typography component="span" sx={{ display: 'block', mt: 0.5, fontSize: '1.0625rem' }} noWrap>
        {nameOf(card, language)}
      </Typography>
    </ButtonBase>
  );
}

interface SoundProps extends CardProps {
  readonly isPlaying: boolean;
  readonly onPlay: (address: string) => void;
}

/** A touch plays it; a button beside it takes it. */
function SoundCard({ card, onChoose, isPlaying, onPlay }: SoundProps) {
  const { t } = useTranslation('scratchLibrary');
  const name = nameOf(card, useLanguage());
  const Icon = isPlaying ? PlayingIcon : PlayIcon;
  return (
    <Paper variant="outlined" sx={{ borderRadius: 2, p: 1 }}>
      <Stack spacing={1}>
        <ButtonBase
          focusRipple
          aria-label={t('play', { name })}
          onClick={() => card.sound && onPlay(card.sound)}
          sx={{ borderRadius: 1, py: 1, flexDirection: 'column', gap: 0.5 }}
        >
          <Stack direction="row" sx={{ alignItems: 'center', height: '3.5rem' }}>
            <Icon color="primary" sx={{ fontSize: card.picture ? '2.25rem' : '3rem' }} />
            {card.picture && (
              <Box
                component="img"
                src={card.picture}
                alt=""
                loading="lazy"
                sx={{
                  width: '4.25rem',
                  height: 1,
                  objectFit: 'contain',
                  bgcolor: 'common.white',
                  borderRadius: 1,
                }}
              />
            )}
          </Stack>
          <Typography component="span" sx={{ fontSize: '1.0625rem' }}>
            {name}
          </Typography>
        </ButtonBase>
        <Button
          variant="contained"
          startIcon={<AddIcon />}
          aria-label={t('addNamed', { name })}
          onClick={() => onChoose(card)}
          sx={{ minHeight: 44 }}
        >
          {t('add')}
        </Button>
      </Stack>
    </Paper>
  );
}

/** All that was found, as large cards. */
export function LibraryCards({ cards, onChoose }: Props) {
  const { playing, play } = useSoundPlayer();
  return (
    <CardGrid gap={1.5} columns="repeat(auto-fill, minmax(8.5rem, 1fr))">
      {cards.map((card) => (
        <li key={keyOf(card)}>
          {card.sound ? (
            <SoundCard
              card={card}
              onChoose={onChoose}
              isPlaying={playing === card.sound}
              onPlay={play}
            />
          ) : (
            <PictureCard card={card} onChoose={onChoose} />
          )}
        </li>
      ))}
    </CardGrid>
  );
}
