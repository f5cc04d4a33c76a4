import Box from '@mui/material/Box';
import DialogContent from '@mui/material/DialogContent';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { queryOf } from '#frontend/src/lib/query.ts';
import { ClosableDialog } from '#frontend/src/ui/ClosableDialog.tsx';
import { LabelledSelect } from '#frontend/src/ui/form/LabelledSelect.tsx';
import { ErrorState } from '#frontend/src/ui/states/ErrorState.tsx';
import { certificates } from '#shared/certificates/contract.ts';
import { type Design, PAPER } from '#shared/certificates/design.ts';
import type { Language } from '#shared/languages.ts';

/** Names of 30 characters in each script, with which a template is tried. */
const NAMES = {
  usual: '',
  simplified: '阿布都热依木·买买提依明江·艾合买提江·吐尔逊江·玉素甫江麦合',
  traditional: '歐陽淑華·鄭蘭馨·龍鳳麟·嚴寶蓮·羅蘊儀·顧瀟瀟·鐘靈毓秀·麗',
  latin: 'Maximilian Alexander Featherst',
} as const;
type Sample = keyof typeof NAMES;
const SAMPLES = Object.keys(NAMES) as Sample[];

interface Props {
  readonly design: Design;
  readonly script: Language;
  readonly onClose: () => void;
}

/** The template as the server draws it, also with a name that hardly fits. */
export function PreviewDialog({ design, script, onClose }: Props) {
  const { t } = useTranslation('certificates');
  const [sample, setSample] = useState<Sample>('usual');
  const student = NAMES[sample];
  const { data, error, refetch } = useQuery(
    queryOf(certificates.endpoints.preview, {
      design: JSON.stringify(design),
      script,
      ...(student && { student }),
    }),
  );
  const { width, height } = PAPER[design.orientation];
  return (
    <ClosableDialog title={t('preview.title')} maxWidth="lg" onClose={onClose}>
      <DialogContent>
        <Stack spacing={2}>
          <LabelledSelect
            label={t('preview.name')}
            value={sample}
            choices={SAMPLES.map((value) => ({ value, label: t(`preview.${value}`) }))}
            onChange={({ target }) =>
              setSample(SAMPLES.find((each) => each === target.value) ?? 'usual')
            }
          />
          {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
          {!error && !data && (
            <Skeleton
              variant="rounded"
              sx={{ width: 1, height: 'auto', aspectRatio: `${width} / ${height}` }}
            />
          )}
          {data && (
            <Box
              component="img"
              alt={t('preview.picture')}
              src={`data:image/png;base64,${data.content}`}
              sx={{ width: 1, border: 1, borderColor: 'divider' }}
            />
          )}
        </Stack>
      </DialogContent>
    </ClosableDialog>
  );
}
