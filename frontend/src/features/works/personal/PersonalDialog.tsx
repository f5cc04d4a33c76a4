import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { ClosableDialog } from '#frontend/src/ui/ClosableDialog.tsx';
import type { PersonalMark } from '#shared/works/fields.ts';
import type { Visibility } from '#shared/works/rules.ts';
import { FoundTexts } from './FoundTexts.tsx';

interface Props {
  readonly texts: Readonly<Record<PersonalMark['field'], string>>;
  readonly marks: readonly PersonalMark[];
  readonly visibility: Visibility;
  readonly isWorking: boolean;
  readonly onChange: () => void;
  readonly onAnyway: () => void;
}

/** Shows a child what others could learn from the texts of a work, before anybody does. */
export function PersonalDialog({ texts, marks, visibility, isWorking, onChange, onAnyway }: Props) {
  const { t } = useTranslation('works');
  const readers = visibility === 'private' ? 'class' : visibility;
  return (
    <ClosableDialog
      title={t('personal.title')}
      maxWidth="sm"
      onClose={() => isWorking || onChange()}
    >
      <DialogContent>
        <Stack spacing={2}>
          <FoundTexts
            texts={texts}
            marks={marks}
            say={(kinds) => (
              <>
                {kinds.map((kind) => (
                  <Typography key={kind}>{t(`personal.looksLike.${kind}`)}</Typography>
                ))}
                <Typography>{t(`personal.readBy.${readers}`)}</Typography>
              </>
            )}
          />
          <Typography color="textSecondary">{t('personal.teacherLooks')}</Typography>
        </Stack>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        <Button loading={isWorking} onClick={onAnyway}>
          {t('personal.anyway')}
        </Button>
        <Button variant="contained" autoFocus disabled={isWorking} onClick={onChange}>
          {t('personal.change')}
        </Button>
      </DialogActions>
    </ClosableDialog>
  );
}
