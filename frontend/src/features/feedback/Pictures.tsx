import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import DialogContent from '@mui/material/DialogContent';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ClosableDialog } from '#frontend/src/ui/ClosableDialog.tsx';
import type { SeenFeedback } from '#shared/feedback/contract.ts';

interface Props {
  readonly pictures: SeenFeedback['pictures'];
}

const SIDE = 96;

/** Screenshots as thumbnails; each opens in its full size. */
export function Pictures({ pictures }: Props) {
  const { t } = useTranslation('feedback');
  const [openId, setOpenId] = useState('');
  const open = pictures.find(({ id }) => id === openId);
  return (
    <>
      <Stack direction="row" spacing={1} useFlexGap sx={{ mt: 1.5, flexWrap: 'wrap' }}>
        {pictures.map(({ id, url }, at) => (
          <ButtonBase key={id} onClick={() => setOpenId(id)}>
            <Box
              component="img"
              src={url}
              alt={t('picture', { number: at + 1 })}
              width={SIDE}
              height={SIDE}
              sx={{ objectFit: 'cover', borderRadius: 1, border: 1, borderColor: 'divider' }}
            />
          </ButtonBase>
        ))}
      </Stack>
      {open && (
        <ClosableDialog title={open.name} maxWidth="lg" onClose={() => setOpenId('')}>
          <DialogContent>
            <Box component="img" src={open.url} alt={open.name} sx={{ maxWidth: '100%' }} />
          </DialogContent>
        </ClosableDialog>
      )}
    </>
  );
}
