import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { WorkDto } from '#shared/works/fields.ts';
import { FoundTexts } from './FoundTexts.tsx';
import { useKindNames } from './use-kind-names.ts';

/** What was found in the texts of a work that waits, for who decides; and what nobody has looked for. */
export function PersonalNote({ work }: { readonly work: WorkDto }) {
  const { t } = useTranslation('works');
  const nameKinds = useKindNames();
  const { personal } = work;
  return (
    <>
      {personal.length > 0 && (
        <Alert severity="warning">
          <Typography sx={{ fontWeight: 600, mb: 1 }}>{t('personal.found')}</Typography>
          <FoundTexts
            texts={work}
            marks={personal}
            say={(kinds) => <Typography variant="body2">{nameKinds(kinds)}</Typography>}
          />
        </Alert>
      )}
      <Typography variant="body2" color="textSecondary">
        {t('personal.checked')}
      </Typography>
    </>
  );
}
