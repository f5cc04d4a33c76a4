import PhoneIcon from '@mui/icons-material/Phone';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { QrCode } from '#frontend/src/ui/QrCode.tsx';
import { ErrorState } from '#frontend/src/ui/states/ErrorState.tsx';
import { ListSkeleton } from '#frontend/src/ui/states/ListSkeleton.tsx';
import { useServicePhone } from './use-service-phone.ts';

interface Texts {
  /** On the button that calls the number. */
  readonly call: (tel: string) => string;
  /** What scanning the code is good for. */
  readonly scan: string;
  /** Said when the service has no number, no code, or neither. */
  readonly noPhone?: string;
  readonly noCode?: string;
  readonly nothing?: string;
}

interface WaysProps {
  readonly tel: string;
  readonly qrcode: string;
  readonly texts: Texts;
}

function Ways({ tel, qrcode, texts }: WaysProps) {
  const { call, scan, noPhone, noCode, nothing } = texts;
  return (
    <Stack spacing={2} sx={{ alignItems: 'center' }}>
      {tel ? (
        <Button variant="contained" size="large" href={`tel:${tel}`} startIcon={<PhoneIcon />}>
          {call(tel)}
        </Button>
      ) : (
        noPhone && <Typography>{noPhone}</Typography>
      )}
      {qrcode ? (
        <>
          <QrCode value={qrcode} label={scan} />
          <Typography variant="body2" color="textSecondary">
            {scan}
          </Typography>
        </>
      ) : (
        noCode && <Typography>{noCode}</Typography>
      )}
      {!tel && !qrcode && nothing && <Typography>{nothing}</Typography>}
    </Stack>
  );
}

/** How the service is reached: by phone and QR code. */
export function ServiceContact({ texts }: { readonly texts: Texts }) {
  const { data, error, refetch } = useServicePhone();
  if (data) return <Ways {...data} texts={texts} />;
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return <ListSkeleton rows={3} />;
}
