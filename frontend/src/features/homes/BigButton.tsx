import ButtonBase from '@mui/material/ButtonBase';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

type Target = { readonly to: string } | { readonly onClick: () => void };

interface Look {
  readonly icon: ReactNode;
  readonly label: string;
  readonly hint: string;
}

/** A large button with a picture. */
export function BigButton({ icon, label, hint, ...target }: Look & Target) {
  const link = 'to' in target ? { component: Link, to: target.to } : { onClick: target.onClick };
  return (
    <ButtonBase
      {...link}
      sx={{
        bgcolor: 'background.paper',
        border: 1,
        borderColor: 'divider',
        borderRadius: 3,
        boxShadow: 1,
        p: { xs: 1.5, sm: 3 },
        '&:hover': { borderColor: 'primary.main', boxShadow: 4 },
        '& svg': { fontSize: { xs: '2.5rem', sm: '3.5rem' }, color: 'primary.main' },
      }}
    >
      <Stack spacing={0.5} sx={{ alignItems: 'center', textAlign: 'center' }}>
        {icon}
        <Typography
          component="span"
          sx={{ fontSize: { xs: '1rem', sm: '1.375rem' }, fontWeight: 700 }}
        >
          {label}
        </Typography>
        <Typography
          component="span"
          color="textSecondary"
          // On a phone what comes next is more than what a picture says already.
          sx={{ fontSize: '1.0625rem', display: { xs: 'none', sm: 'block' } }}
        >
          {hint}
        </Typography>
      </Stack>
    </ButtonBase>
  );
}
