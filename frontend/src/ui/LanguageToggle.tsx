import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import {
  changeLanguage,
  LANGUAGE_NAMES,
  LOCALES,
  useLanguage,
} from '#frontend/src/lib/language.ts';
import { LANGUAGES } from '#shared/languages.ts';

/** All three languages side by side, each in its own name. */
export function LanguageToggle() {
  const { t } = useTranslation();
  const current = useLanguage();
  return (
    <Stack
      component="fieldset"
      direction="row"
      sx={{ border: 0, p: 0, m: 0 }}
      aria-label={t('language')}
    >
      {LANGUAGES.map((language) => (
        <Button
          key={language}
          lang={LOCALES[language]}
          variant={language === current ? 'outlined' : 'text'}
          aria-pressed={language === current}
          onClick={() => void changeLanguage(language)}
        >
          {LANGUAGE_NAMES[language]}
        </Button>
      ))}
    </Stack>
  );
}
