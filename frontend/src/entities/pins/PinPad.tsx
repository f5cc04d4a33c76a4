import BackspaceIcon from '@mui/icons-material/BackspaceOutlined';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { CARD_PICTURES, type CardPicture, PIN_LENGTH } from '#shared/students/card-pictures.ts';
import { PICTURES } from './pictures.ts';

export type Pin = readonly CardPicture[];

interface Props {
  readonly value: Pin;
  readonly onChange: (pin: Pin) => void;
  readonly disabled?: boolean;
}

const SLOTS = Array.from({ length: PIN_LENGTH }, (_, index) => index);

/** What has been tapped so far, and a way back. */
function Chosen({ value, onChange, disabled }: Props) {
  const { t } = useTranslation('pins');
  const names = value.map((picture) => t(`picture.${picture}`)).join(', ');
  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center', justifyContent: 'center' }}>
      <Stack
        direction="row"
        spacing={1}
        role="status"
        aria-label={t('chosen', { count: value.length, names })}
      >
        {SLOTS.map((slot) => {
          const picture = value[slot];
          const [Icon, colour] = picture ? PICTURES[picture] : [];
          return (
            <Box
              key={slot}
              sx={({ layout }) => ({
                width: layout.touch,
                height: layout.touch,
                display: 'grid',
                placeItems: 'center',
                border: 2,
                borderColor: picture ? 'primary.main' : 'divider',
                borderRadius: 1,
              })}
            >
              {Icon && <Icon color={colour} fontSize="large" />}
            </Box>
          );
        })}
      </Stack>
      <IconButton
        aria-label={t('back')}
        disabled={disabled || value.length === 0}
        onClick={() => onChange(value.slice(0, -1))}
      >
        <BackspaceIcon />
      </IconButton>
    </Stack>
  );
}

/** Sixteen pictures to tap, of which four in their order are a PIN. For children who do not read yet. */
export function PinPad({ value, onChange, disabled = false }: Props) {
  const { t } = useTranslation('pins');
  const isFull = value.length >= PIN_LENGTH;
  return (
    <Stack spacing={2}>
      <Chosen value={value} onChange={onChange} disabled={disabled} />
      <Box
        role="group"
        aria-label={t('pictures')}
        sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' }}
      >
        {CARD_PICTURES.map((picture) => {
          const [Icon, colour] = PICTURES[picture];
          return (
            <ButtonBase
              key={picture}
              aria-label={t(`picture.${picture}`)}
              disabled={disabled || isFull}
              onClick={() => onChange([...value, picture])}
              sx={{
                aspectRatio: '1',
                border: 1,
                borderColor: 'divider',
                borderRadius: 2,
                bgcolor: 'background.paper',
                '&:hover': { bgcolor: 'action.hover' },
                '&.Mui-disabled': { opacity: 0.5 },
              }}
            >
              <Icon color={colour} sx={{ fontSize: { xs: '2.5rem', sm: '3.25rem' } }} />
            </ButtonBase>
          );
        })}
      </Box>
    </Stack>
  );
}
