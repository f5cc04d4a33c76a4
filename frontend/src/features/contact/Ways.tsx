import EmailIcon from '@mui/icons-material/Email';
import PhoneIcon from '@mui/icons-material/Phone';
import PlaceIcon from '@mui/icons-material/Place';
import ScheduleIcon from '@mui/icons-material/Schedule';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

const ICONS = { phone: PhoneIcon, mail: EmailIcon, place: PlaceIcon, hours: ScheduleIcon } as const;

interface Props {
  readonly kind: keyof typeof ICONS;
  readonly label: string;
  readonly children: ReactNode;
}

/** One way to reach somebody, with its name. */
export function Way({ kind, label, children }: Props) {
  const Icon = ICONS[kind];
  return (
    <Box sx={{ position: 'relative', pl: 5 }}>
      <Typography component="dt" variant="body2" color="textSecondary">
        <Icon color="primary" sx={{ position: 'absolute', left: 0, top: 4 }} />
        {label}
      </Typography>
      <Typography component="dd" sx={{ m: 0, fontSize: '1.125rem', overflowWrap: 'anywhere' }}>
        {children}
      </Typography>
    </Box>
  );
}

export const PhoneLink = ({ phone }: { readonly phone: string }) => (
  <Link href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</Link>
);
export const MailLink = ({ mail }: { readonly mail: string }) => (
  <Link href={`mailto:${mail}`}>{mail}</Link>
);
