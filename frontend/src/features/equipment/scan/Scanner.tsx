import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LabelledInput } from '#frontend/src/ui/form/LabelledInput.tsx';
import { EQUIPMENT_LIMITS } from '#shared/equipment/limits.ts';
import { readLabel } from '#shared/equipment/rules.ts';
import { useCamera } from './use-camera.ts';

interface Props {
  /** With the id of a piece, or its number. */
  readonly onCode: (code: string) => void;
}

/** The picture of the camera, in which labels are read. */
function CameraView({ onCode }: Props) {
  const { t } = useTranslation('equipment');
  const video = useRef<HTMLVideoElement>(null);
  const state = useCamera(video, onCode);
  const isOff = state === 'denied' || state === 'none';
  return (
    <>
      <Box
        sx={{
          display: isOff ? 'none' : 'block',
          borderRadius: 1,
          overflow: 'hidden',
          bgcolor: 'common.black',
        }}
      >
        {/* Muted and inline: phones play nothing else without a tap, or fill the screen with it. */}
        <Box
          component="video"
          ref={video}
          muted
          playsInline
          aria-label={t('camera.view')}
          sx={{ display: 'block', width: 1, aspectRatio: '4 / 3', objectFit: 'cover' }}
        />
      </Box>
      {isOff ? (
        <Alert severity="info">{t(`camera.${state}`)}</Alert>
      ) : (
        <Typography color="textSecondary" role="status">
          {t(state === 'on' ? 'camera.hint' : 'camera.starting')}
        </Typography>
      )}
    </>
  );
}

/** A number that is typed by hand, where there is no camera or the label cannot be read. */
function NumberField({ onCode }: Props) {
  const { t } = useTranslation('equipment');
  const [number, setNumber] = useState('');
  const enter = (event: FormEvent) => {
    event.preventDefault();
    const code = readLabel(number);
    if (!code) return;
    setNumber('');
    onCode(code);
  };
  return (
    <Stack component="form" direction="row" spacing={1} onSubmit={enter} sx={{ alignItems: 'end' }}>
      <LabelledInput
        label={t('camera.manual')}
        placeholder={t('camera.manualHint')}
        value={number}
        onChange={({ target }) => setNumber(target.value)}
        autoComplete="off"
        maxLength={EQUIPMENT_LIMITS.numberMax}
      />
      <Button
        type="submit"
        variant="outlined"
        sx={{ flex: 'none', minHeight: ({ layout }) => layout.touch }}
      >
        {t('camera.enter')}
      </Button>
    </Stack>
  );
}

/** Reads labels with the camera; a number can always be typed. */
export function Scanner({ onCode }: Props) {
  return (
    <Stack spacing={1.5}>
      <CameraView onCode={onCode} />
      <NumberField onCode={onCode} />
    </Stack>
  );
}
