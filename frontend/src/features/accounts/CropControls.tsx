import RotateLeftIcon from '@mui/icons-material/RotateLeft';
import RotateRightIcon from '@mui/icons-material/RotateRight';
import ZoomInIcon from '@mui/icons-material/ZoomIn';
import ZoomOutIcon from '@mui/icons-material/ZoomOut';
import IconButton from '@mui/material/IconButton';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { quarterTurn, ZOOM_RANGE } from './crop-geometry.ts';

interface Props {
  /** 1 is the smallest zoom at which the picture fills the box. */
  readonly zoom: number;
  readonly onZoom: (zoom: number) => void;
  readonly rotation: number;
  readonly onRotation: (degrees: number) => void;
}

const ZOOM_STEP = 0.05;

/** Zoom and rotation by slider; quarter turns by button. */
export function CropControls({ zoom, onZoom, rotation, onRotation }: Props) {
  const { t } = useTranslation('accounts');
  return (
    <Stack spacing={1}>
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
        <ZoomOutIcon color="action" />
        <Slider
          aria-label={t('crop.zoom')}
          getAriaValueText={(value) => `${Math.round(value * 100)}%`}
          min={1}
          max={ZOOM_RANGE}
          step={ZOOM_STEP}
          value={zoom}
          onChange={(_, value) => onZoom(Number(value))}
        />
        <ZoomInIcon color="action" />
      </Stack>
      <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
        <IconButton
          edge="start"
          aria-label={t('crop.rotateLeft')}
          onClick={() => onRotation(quarterTurn(rotation, -1))}
        >
          <RotateLeftIcon />
        </IconButton>
        <Slider
          aria-label={t('crop.rotation')}
          getAriaValueText={(value) => t('crop.degrees', { value })}
          min={-180}
          max={180}
          value={rotation}
          onChange={(_, value) => onRotation(Number(value))}
        />
        <IconButton
          edge="end"
          aria-label={t('crop.rotateRight')}
          onClick={() => onRotation(quarterTurn(rotation, 1))}
        >
          <RotateRightIcon />
        </IconButton>
      </Stack>
    </Stack>
  );
}
