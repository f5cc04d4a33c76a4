import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';

/** The first focusable element: skips the menu and moves the focus to the content. Visible only while focused. */
export function SkipLink({ target }: { readonly target: string }) {
  const { t } = useTranslation();
  return (
    <Button
      variant="contained"
      href={`#${target}`}
      onClick={(event) => {
        event.preventDefault();
        document.getElementById(target)?.focus();
      }}
      sx={({ spacing, zIndex }) => ({
        position: 'fixed',
        top: spacing(1),
        insetInlineStart: spacing(1),
        zIndex: zIndex.tooltip,
        '&:not(:focus)': { transform: 'translateY(-200%)' },
      })}
    >
      {t('skipToContent')}
    </Button>
  );
}
