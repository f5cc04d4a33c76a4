import Box from '@mui/material/Box';
import { useState } from 'react';
import Cropper, { type Point } from 'react-easy-crop';
import { useTranslation } from 'react-i18next';
import { CropControls } from './CropControls.tsx';
import { type Area, CROP, smallestZoom, ZOOM_RANGE } from './crop-geometry.ts';

export interface Cut {
  readonly area: Area;
  readonly rotation: number;
}

interface Props {
  readonly address: string;
  readonly onCut: (cut: Cut) => void;
}

/** The picture behind a fixed crop box. It can be dragged, pinched and rotated; arrow keys move it. */
export function CropStage({ address, onCut }: Props) {
  const { t } = useTranslation('accounts');
  const [crop, setCrop] = useState<Point>({ x: 0, y: 0 });
  const [base, setBase] = useState(1);
  const [zoom, setZoom] = useState(1);
  const [rotation, setRotation] = useState(0);
  return (
    <>
      <Box sx={{ position: 'relative', height: '18rem', borderRadius: 1, overflow: 'hidden' }}>
        <Cropper
          image={address}
          crop={crop}
          zoom={base * zoom}
          rotation={rotation}
          aspect={1}
          cropSize={CROP}
          minZoom={base}
          maxZoom={base * ZOOM_RANGE}
          onCropChange={setCrop}
          onZoomChange={(next) => setZoom(next / base)}
          onRotationChange={(next) => setRotation(Math.round(next))}
          onMediaLoaded={(shown) => setBase(smallestZoom(shown))}
          onCropAreaChange={(_, area) => onCut({ area, rotation })}
          mediaProps={{ alt: '' }}
          cropperProps={{ role: 'group', 'aria-label': t('crop.area') }}
        />
      </Box>
      <CropControls zoom={zoom} onZoom={setZoom} rotation={rotation} onRotation={setRotation} />
    </>
  );
}
