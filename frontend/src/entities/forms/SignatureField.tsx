import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import SignaturePad from 'signature_pad';

const HEIGHT = 160;

interface Props {
  readonly label: string;
  readonly isSigned: boolean;
  /** A png of what was drawn; undefined when it was wiped away. */
  readonly onDrawn: (picture: Blob | undefined) => void;
}

/** As many pixels as the screen has, so that the lines are sharp. */
function fillPixels(canvas: HTMLCanvasElement): void {
  const ratio = Math.max(devicePixelRatio, 1);
  canvas.width = canvas.offsetWidth * ratio;
  canvas.height = canvas.offsetHeight * ratio;
  canvas.getContext('2d')?.scale(ratio, ratio);
}

/** A field for a signature, drawn with a finger, a pen or the mouse. Touching it does not scroll the page. */
export function SignatureField({ label, isSigned, onDrawn }: Props) {
  const { t } = useTranslation('formFields');
  const canvas = useRef<HTMLCanvasElement>(null);
  const pad = useRef<SignaturePad>(null);
  const drawn = useEffectEvent(onDrawn);
  useEffect(() => {
    const element = canvas.current;
    if (!element) return undefined;
    fillPixels(element);
    const signature = new SignaturePad(element, { backgroundColor: 'rgb(255, 255, 255)' });
    pad.current = signature;
    const save = () =>
      element.toBlob((picture) => {
        // It may have been wiped away meanwhile.
        if (picture && !signature.isEmpty()) drawn(picture);
      }, 'image/png');
    signature.addEventListener('endStroke', save);
    return () => {
      signature.removeEventListener('endStroke', save);
      signature.off();
    };
  }, []);
  const wipe = () => {
    pad.current?.clear();
    onDrawn(undefined);
  };
  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      <Box
        component="canvas"
        ref={canvas}
        role="img"
        aria-label={label}
        sx={{
          width: '100%',
          height: HEIGHT,
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          touchAction: 'none',
        }}
      />
      <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
        <Button size="small" onClick={wipe}>
          {t('signature.clear')}
        </Button>
        <Typography variant="body2" color="textSecondary">
          {t(isSigned ? 'signature.done' : 'signature.hint')}
        </Typography>
      </Stack>
    </Stack>
  );
}
