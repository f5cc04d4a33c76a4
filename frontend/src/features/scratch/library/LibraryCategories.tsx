import AllIcon from '@mui/icons-material/Apps';
import MusicIcon from '@mui/icons-material/MusicNote';
import AnimalIcon from '@mui/icons-material/Pets';
import WorldIcon from '@mui/icons-material/Public';
import GameIcon from '@mui/icons-material/SportsEsports';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { Category, Tag } from './library-cards.ts';

/** Sounds have no picture to stand for them. */
const ICONS = {
  animals: AnimalIcon,
  games: GameIcon,
  music: MusicIcon,
  world: WorldIcon,
} as const;

type Choice = Omit<Category, 'tag'> & { readonly tag: Tag | 'all' };

const isKnown = (tag: string): tag is keyof typeof ICONS => Object.hasOwn(ICONS, tag);

function CategoryPicture({ tag, picture }: Choice) {
  const Icon = isKnown(tag) ? ICONS[tag] : AllIcon;
  if (!picture) return <Icon aria-hidden sx={{ fontSize: '2rem' }} />;
  return (
    <Box
      component="img"
      src={picture}
      alt=""
      sx={{ width: 44, height: 34, objectFit: 'contain', bgcolor: 'common.white', borderRadius: 1 }}
    />
  );
}

interface Props {
  readonly categories: readonly Category[];
  readonly chosen: Tag | null;
  readonly onChoose: (tag: Tag | null) => void;
}

/** The categories as pictures with a word, in a row that can be swiped. */
export function LibraryCategories({ categories, chosen, onChoose }: Props) {
  const { t } = useTranslation('scratchLibrary');
  const choices: readonly Choice[] = [{ tag: 'all', picture: null }, ...categories];
  return (
    <Box
      role="group"
      aria-label={t('categories')}
      sx={{ display: 'flex', gap: 1, overflowX: 'auto', pb: 0.5, scrollbarWidth: 'thin' }}
    >
      {choices.map((category) => {
        const value = category.tag === 'all' ? null : category.tag;
        return (
          <ToggleButton
            key={category.tag}
            value={category.tag}
            selected={chosen === value}
            onChange={() => onChoose(value)}
            sx={{
              flexDirection: 'column',
              gap: 0.25,
              px: 1.5,
              py: 0.5,
              flexShrink: 0,
              minWidth: 76,
              textTransform: 'none',
              borderRadius: 2,
              color: 'text.primary',
            }}
          >
            <CategoryPicture {...category} />
            <Typography component="span" variant="body2">
              {t(`tags.${category.tag}`)}
            </Typography>
          </ToggleButton>
        );
      })}
    </Box>
  );
}
