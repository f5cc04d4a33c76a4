import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useSignedIn } from '#frontend/src/lib/session.ts';
import { PeriodCaption } from '#frontend/src/ui/figures/PeriodFields.tsx';
import { PrintSheet } from '#frontend/src/ui/PrintSheet.tsx';
import { Legend, RegisterRows } from './RegisterTable.tsx';
import { partsOf } from './register-parts.ts';
import type { Register } from './use-register.ts';

/** Of a fixed layout, so that every column is on the sheet. */
const TABLE = {
  tableLayout: 'fixed',
  '& th, & td': {
    p: 0.5,
    fontSize: '0.75rem',
    lineHeight: 1.3,
    whiteSpace: 'normal',
    color: 'inherit',
    borderColor: '#ccc',
  },
  '& th:first-of-type': { width: '9rem', minWidth: 0, bgcolor: 'transparent' },
  '& a': { color: 'inherit', textDecoration: 'none' },
  '& tr': { breakInside: 'avoid' },
} as const;

/** The register on paper: many lessons are split over several tables. On the screen the page itself shows it. */
export function RegisterSheet({ register }: { readonly register: Register }) {
  const { t } = useTranslation('teaching');
  const { user } = useSignedIn();
  const parts = partsOf(register);
  return (
    <PrintSheet landscape>
      <Box
        sx={{
          display: 'none',
          '@media print': { display: 'block', bgcolor: '#fff', color: '#111' },
        }}
      >
        {parts.map((part, index) => (
          <Box key={part.lessons[0]?.lesson_id} sx={{ breakBefore: index > 0 ? 'page' : 'auto' }}>
            <Typography>{user.school_name}</Typography>
            <Typography variant="h2" component="p">
              {register.class_name} · {t('registerTitle')}
            </Typography>
            <PeriodCaption of={register} />
            <Legend />
            <Table size="small" sx={TABLE}>
              <RegisterRows register={part} withTotals={index === parts.length - 1} />
            </Table>
          </Box>
        ))}
      </Box>
    </PrintSheet>
  );
}
