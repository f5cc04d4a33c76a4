import OpenInNewIcon from '@mui/icons-material/OpenInNew';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTranslation } from 'react-i18next';
import { useHeldAddress } from './use-held-address.ts';

interface Props {
  readonly title: string;
  readonly url: string;
}

/** A PDF in the browser's own reader. Tablets and phones have none inside a page: there it opens beside it. */
export function PdfView({ title, url }: Props) {
  const { t } = useTranslation('work');
  const [held] = useHeldAddress(url);
  const isTouched = useMediaQuery('(pointer: coarse)');
  return (
    <>
      {!isTouched && (
        <Box
          component="iframe"
          src={held}
          title={title}
          sx={{ width: '100%', height: '75vh', border: 1, borderColor: 'divider' }}
        />
      )}
      <Box>
        <Button
          component="a"
          href={url}
          target="_blank"
          rel="noreferrer"
          variant={isTouched ? 'contained' : 'text'}
          startIcon={<OpenInNewIcon />}
        >
          {t('openPdf')}
        </Button>
      </Box>
    </>
  );
}
