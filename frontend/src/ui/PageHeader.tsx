import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface Props {
  readonly title: string;
  readonly subtitle?: string;
  /** The page's buttons. */
  readonly actions?: ReactNode;
}

/** Title, subtitle and actions of a page. */
export function PageHeader({ title, subtitle, actions }: Props) {
  return (
    <Stack
      direction={{ xs: 'column', sm: 'row' }}
      spacing={{ xs: 1, sm: 2 }}
      sx={{ mb: { xs: 1.5, sm: 3 }, alignItems: { sm: 'center' }, justifyContent: 'space-between' }}
    >
      <div>
        <Typography variant="h1">{title}</Typography>
        {subtitle && (
          <Typography
            color="textSecondary"
            sx={{ fontSize: { xs: '0.875rem', sm: '1rem' }, lineHeight: { xs: 1.4, sm: 1.5 } }}
          >
            {subtitle}
          </Typography>
        )}
      </div>
      {actions && (
        <Stack
          direction="row"
          spacing={{ xs: 0.5, sm: 1 }}
          useFlexGap
          // On phones all buttons mostly fit into one row.
          sx={{
            flexWrap: 'wrap',
            '& .MuiButton-root': {
              px: { xs: 0.75, sm: 2 },
              fontSize: { xs: '0.8125rem', sm: '0.9375rem' },
            },
          }}
        >
          {actions}
        </Stack>
      )}
    </Stack>
  );
}
