import GroupAddIcon from '@mui/icons-material/GroupAdd';
import PersonAddIcon from '@mui/icons-material/PersonAdd';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useCan } from '#frontend/src/lib/abilities.ts';
import { SheetButton } from '#frontend/src/ui/SheetButton.tsx';
import type { ListQuestion } from '#frontend/src/ui/table/use-list-question.ts';
import { toQuery } from './queries.ts';
import type { StudentAction } from './StudentDialogs.tsx';
import { useSheet } from './use-sheet.ts';

/** Exports all pages of the list as a spreadsheet. */
function ExportButton({ question }: { readonly question: ListQuestion }) {
  const { t } = useTranslation('students');
  const { mutate, isPending } = useSheet();
  return (
    <SheetButton loading={isPending} onClick={() => mutate({ kind: 'list', ...toQuery(question) })}>
      {t('sheet.export')}
    </SheetButton>
  );
}

interface Props {
  readonly question: ListQuestion;
  readonly start: (action: StudentAction) => void;
}

/** The screen's buttons, as far as the user may use them. */
export function StudentButtons({ question, start }: Props) {
  const { t } = useTranslation('students');
  const can = useCan();
  return (
    <>
      {can('export') && <ExportButton question={question} />}
      {can('add-students') && (
        <>
          <Button
            variant="outlined"
            startIcon={<GroupAddIcon />}
            onClick={() => start({ kind: 'batch' })}
          >
            {t('addMany')}
          </Button>
          <Button
            variant="contained"
            startIcon={<PersonAddIcon />}
            onClick={() => start({ kind: 'add' })}
          >
            {t('add')}
          </Button>
        </>
      )}
    </>
  );
}
