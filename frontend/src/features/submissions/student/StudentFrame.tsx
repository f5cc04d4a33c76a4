import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { PurpleBar } from '#frontend/src/ui/PurpleBar.tsx';

interface Props {
  readonly back: { readonly to: string; readonly label: string };
  readonly children: ReactNode;
}

/** The frame of a student's page: a bar, and large type. */
export function StudentFrame({ back, children }: Props) {
  const { t } = useTranslation('submissions');
  return (
    <Stack sx={{ minHeight: '100dvh' }}>
      <PurpleBar position="sticky">
        <Toolbar sx={{ gap: 2, px: { xs: 1 } }}>
          <Button component={Link} to={back.to} color="inherit" startIcon={<ArrowBackIcon />}>
            {back.label}
          </Button>
          <Typography noWrap sx={{ flexGrow: 1, fontWeight: 700, textAlign: 'end', pr: 1 }}>
            {t('mine')}
          </Typography>
        </Toolbar>
      </PurpleBar>
      <Box
        component="main"
        tabIndex={-1}
        sx={({ layout, spacing }) => ({
          width: '100%',
          maxWidth: layout.page,
          marginInline: 'auto',
          padding: spacing(3, 2, 6),
          '& .MuiTypography-body1': { fontSize: '1.125rem' },
        })}
      >
        {children}
      </Box>
    </Stack>
  );
}
