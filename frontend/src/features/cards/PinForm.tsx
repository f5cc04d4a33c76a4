import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Pin, PinPad } from '#frontend/src/entities/pins/PinPad.tsx';
import { FormProblem } from '#frontend/src/ui/form/FormProblem.tsx';
import { PIN_LENGTH } from '#shared/students/card-pictures.ts';

interface Props {
  /** The child has none yet, and taps it twice. */
  readonly choosing: boolean;
  readonly problem: Error | null;
  readonly onPin: (pin: Pin) => void;
}

/** Taps the four pictures; at the first use twice, so that a slip does not become the PIN. */
export function PinForm({ choosing, problem, onPin }: Props) {
  const { t } = useTranslation('cards');
  const [pin, setPin] = useState<Pin>([]);
  const [first, setFirst] = useState<Pin | null>(null);
  const [differs, setDiffers] = useState(false);
  const next = () => {
    setPin([]);
    if (!choosing) return onPin(pin);
    if (!first) {
      setDiffers(false);
      return setFirst(pin);
    }
    if (first.join() === pin.join()) return onPin(pin);
    setDiffers(true);
    return setFirst(null);
  };
  const hint = choosing ? (first ? 'pinAgain' : 'pinChoose') : 'pinEnter';
  return (
    <Stack spacing={2}>
      <Typography aria-live="polite" sx={{ fontSize: '1.25rem' }}>
        {t(differs ? 'pinDiffers' : hint)}
      </Typography>
      <FormProblem problem={problem} />
      <PinPad value={pin} onChange={setPin} />
      <Button
        variant="contained"
        size="large"
        disabled={pin.length < PIN_LENGTH}
        onClick={next}
        sx={{ fontSize: '1.25rem' }}
      >
        {t(choosing && !first ? 'pinNext' : 'pinDone')}
      </Button>
    </Stack>
  );
}
