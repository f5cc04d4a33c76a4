import PrintIcon from '@mui/icons-material/Print';
import Button from '@mui/material/Button';
import DialogContent from '@mui/material/DialogContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { RefusedStudents } from '#frontend/src/entities/students/RefusedStudents.tsx';
import { ClosableDialog } from '#frontend/src/ui/ClosableDialog.tsx';
import { FormProblem } from '#frontend/src/ui/form/FormProblem.tsx';
import type { Answer } from '#shared/endpoint.ts';
import type { StudentId } from '#shared/ids.ts';
import type { students } from '#shared/students/contract.ts';
import { CardSheet } from './CardSheet.tsx';
import { PinSection } from './PinSection.tsx';
import { useMakeCards } from './queries.ts';

type CardsAnswer = Answer<typeof students.endpoints.makeCards>;

interface Props {
  readonly ids: readonly StudentId[];
  readonly onClose: () => void;
}

interface ReadyProps {
  readonly answer: CardsAnswer;
  readonly working: boolean;
  readonly onAgain: () => void;
}

function Ready({ answer, working, onAgain }: ReadyProps) {
  const { t } = useTranslation('signInCards');
  return (
    <>
      <Stack
        direction="row"
        spacing={1}
        useFlexGap
        sx={{ flexWrap: 'wrap', alignItems: 'center', justifyContent: 'flex-end' }}
      >
        <Button variant="outlined" loading={working} onClick={onAgain}>
          {t('again')}
        </Button>
        <Button
          variant="contained"
          startIcon={<PrintIcon />}
          disabled={answer.cards.length === 0}
          onClick={() => print()}
        >
          {t('print')}
        </Button>
      </Stack>
      <RefusedStudents
        refused={answer.refused}
        text={t('without', { count: answer.refused.length })}
      />
      <CardSheet cards={answer.cards} />
    </>
  );
}

/** Makes sign-in cards for students and shows the sheet to print. */
export function CardsDialog({ ids, onClose }: Props) {
  const { t } = useTranslation('signInCards');
  const { data: answer, mutate, isPending, error } = useMakeCards();
  const make = () => mutate({ ids: [...ids] });
  return (
    <ClosableDialog title={t('title')} maxWidth="md" onClose={onClose}>
      <DialogContent>
        <Stack spacing={2}>
          <Typography>{t('explain')}</Typography>
          <PinSection ids={ids} />
          <FormProblem problem={error} />
          {answer ? (
            <Ready answer={answer} working={isPending} onAgain={make} />
          ) : (
            <Button
              variant="contained"
              loading={isPending}
              onClick={make}
              sx={{ alignSelf: 'end' }}
            >
              {t('make', { count: ids.length })}
            </Button>
          )}
        </Stack>
      </DialogContent>
    </ClosableDialog>
  );
}
