import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';

/** The way on when the newest version does not open. */
export function EarlierVersionsButton({ onClick }: { readonly onClick: () => void }) {
  const { t } = useTranslation('player');
  return (
    <Button
      variant="outlined"
      color="inherit"
      onClick={onClick}
      sx={({ layout }) => ({ minHeight: layout.touch })}
    >
      {t('versions.more')}
    </Button>
  );
}
