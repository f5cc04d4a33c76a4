import DialogContent from '@mui/material/DialogContent';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { ClosableDialog } from '#frontend/src/ui/ClosableDialog.tsx';

const SOURCE = 'https://github.com/scratchfoundation/scratch-editor';
const LICENCE = 'https://www.gnu.org/licenses/agpl-3.0.html';

/** Who made the editor, under which licence, and where its source is: the licence asks for it. */
export function AboutDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('scratch');
  return (
    <ClosableDialog title={t('about')} maxWidth="xs" onClose={onClose}>
      <DialogContent>
        <Typography>{t('aboutText')}</Typography>
        <Stack direction="row" spacing={3} sx={{ mt: 2 }}>
          <Link href={LICENCE} target="_blank" rel="noreferrer">
            {t('licence')}
          </Link>
          <Link href={SOURCE} target="_blank" rel="noreferrer">
            {t('source')}
          </Link>
        </Stack>
      </DialogContent>
    </ClosableDialog>
  );
}
