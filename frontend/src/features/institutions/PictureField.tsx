import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PictureButton } from '#frontend/src/ui/pictures/PictureButton.tsx';
import { useChoosePicture } from './use-choose-picture.ts';

interface Props {
  readonly kind: 'logo' | 'map';
  readonly label: string;
  readonly hint: string;
  /** URL of the stored picture. */
  readonly url: string;
  readonly onChange: (key: string) => void;
}

/** Shows, replaces or removes a picture of the institution. Saved with the form around it. */
export function PictureField({ kind, label, hint, url, onChange }: Props) {
  const { t } = useTranslation('institutions');
  const [shown, setShown] = useState(url);
  const { choose, working } = useChoosePicture((stored) => {
    setShown(stored.url);
    onChange(stored.key);
  });
  function remove(): void {
    setShown('');
    onChange('');
  }
  return (
    <Stack spacing={1}>
      <Typography sx={{ fontWeight: 600 }}>{label}</Typography>
      {shown && (
        <Box
          component="img"
          src={shown}
          alt={label}
          sx={({ layout }) => ({
            maxWidth: layout.form / 2,
            maxHeight: layout.form / 3,
            objectFit: 'contain',
            borderRadius: 1,
          })}
        />
      )}
      <Stack direction="row" spacing={1}>
        <PictureButton
          label={t(shown ? `change.${kind}` : `choose.${kind}`)}
          working={working}
          variant="outlined"
          onChoose={(file) => void choose(file)}
        />
        {shown && (
          <Button color="inherit" onClick={remove}>
            {t('removePicture')}
          </Button>
        )}
      </Stack>
      <Typography variant="body2" color="textSecondary">
        {hint}
      </Typography>
    </Stack>
  );
}
