import PrintIcon from '@mui/icons-material/Print';
import Button from '@mui/material/Button';
import DialogContent from '@mui/material/DialogContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { RefusedStudents } from '#frontend/src/entities/students/RefusedStudents.tsx';
import { useOwnSchool } from '#frontend/src/lib/site.ts';
import { ClosableDialog } from '#frontend/src/ui/ClosableDialog.tsx';
import { CutSheet } from '#frontend/src/ui/CutSheet.tsx';
import { FormProblem } from '#frontend/src/ui/form/FormProblem.tsx';
import type { Answer } from '#shared/endpoint.ts';
import type { StudentId } from '#shared/ids.ts';
import type { students } from '#shared/students/contract.ts';
import { FamilyPaper } from './FamilyPaper.tsx';
import { useFamilyPapers } from './use-parent-code.ts';

type Papers = Answer<typeof students.endpoints.familyPapers>;

function Ready({ papers, refused }: Papers) {
  const { t } = useTranslation('parentCodes');
  const school = useOwnSchool();
  return (
    <>
      <Button
        variant="contained"
        startIcon={<PrintIcon />}
        disabled={papers.length === 0}
        onClick={() => print()}
        sx={{ alignSelf: 'end' }}
      >
        {t('print')}
      </Button>
      <RefusedStudents refused={refused} text={t('papers.without', { count: refused.length })} />
      <CutSheet>
        {papers.map((paper) => (
          <FamilyPaper key={paper.id} paper={paper} school={school} />
        ))}
      </CutSheet>
    </>
  );
}

interface Props {
  readonly ids: readonly StudentId[];
  readonly onClose: () => void;
}

/** Opens the pages of students for their families, and shows the sheet to print. */
export function FamilyPapersDialog({ ids, onClose }: Props) {
  const { t } = useTranslation('parentCodes');
  const { data, mutate, isPending, error } = useFamilyPapers();
  return (
    <ClosableDialog title={t('papers.title')} maxWidth="md" onClose={onClose}>
      <DialogContent>
        <Stack spacing={2}>
          <Typography>{t('papers.explain')}</Typography>
          <FormProblem problem={error} />
          {data ? (
            <Ready {...data} />
          ) : (
            <Button
              variant="contained"
              loading={isPending}
              onClick={() => mutate({ ids: [...ids] })}
              sx={{ alignSelf: 'end' }}
            >
              {t('papers.make', { count: ids.length })}
            </Button>
          )}
        </Stack>
      </DialogContent>
    </ClosableDialog>
  );
}
