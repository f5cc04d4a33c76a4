import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { clamped, Slip, SlipName } from '#frontend/src/ui/CutSheet.tsx';
import { QrCode } from '#frontend/src/ui/QrCode.tsx';
import type { Answer } from '#shared/endpoint.ts';
import type { students } from '#shared/students/contract.ts';
import { addressOf } from './use-parent-code.ts';

interface Props {
  readonly paper: Answer<typeof students.endpoints.familyPapers>['papers'][number];
  readonly school: { readonly name: string; readonly logo: string };
}

/** The code of one page for a family, to be given to the parents. */
export function FamilyPaper({ paper, school }: Props) {
  const { t } = useTranslation('parentCodes');
  return (
    <Slip school={school}>
      <Box sx={{ flexShrink: 0, width: '40mm' }}>
        <QrCode value={addressOf(paper.token)} label={t('scan')} size="40mm" margin={0} />
      </Box>
      <Box sx={{ display: 'flex', flexDirection: 'column', gap: '1mm', flex: 1, minWidth: 0 }}>
        <SlipName name={paper.name} />
        <Typography variant="caption" component="p" sx={{ lineHeight: 1.25, ...clamped(1) }}>
          {paper.class}
        </Typography>
        <Typography variant="body2" component="p" sx={{ fontWeight: 600, lineHeight: 1.25 }}>
          {t('scan')}
        </Typography>
        <Typography variant="caption" component="p" sx={{ lineHeight: 1.25 }}>
          {t('secret')}
        </Typography>
      </Box>
    </Slip>
  );
}
