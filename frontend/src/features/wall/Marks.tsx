import ErrorIcon from '@mui/icons-material/Error';
import ExtensionOffIcon from '@mui/icons-material/ExtensionOff';
import HourglassEmptyIcon from '@mui/icons-material/HourglassEmpty';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { marksOf, type WallMark, type WallTile } from '#shared/wall/fields.ts';

const ICONS = { errors: ErrorIcon, empty: ExtensionOffIcon, idle: HourglassEmptyIcon } as const;

interface MarkProps {
  readonly mark: WallMark;
  readonly minutes: number;
}

function Mark({ mark, minutes }: MarkProps) {
  const { t } = useTranslation('wall');
  const Icon = ICONS[mark];
  const text = mark === 'idle' ? t('marks.idle', { count: minutes }) : t(`marks.${mark}`);
  return (
    <Stack
      component="span"
      direction="row"
      spacing={0.5}
      sx={{ alignItems: 'center', color: mark === 'errors' ? 'error.main' : 'text.primary' }}
    >
      <Icon fontSize="small" aria-hidden />
      <Typography component="span" variant="body2" sx={{ fontWeight: 700 }}>
        {text}
      </Typography>
    </Stack>
  );
}

/** Why a teacher may want to look: each with a picture and words. */
export function Marks({ editor }: { readonly editor: WallTile }) {
  return marksOf(editor).map((mark) => (
    <Mark key={mark} mark={mark} minutes={Math.floor(editor.idle / 60)} />
  ));
}
