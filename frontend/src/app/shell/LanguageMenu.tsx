import TranslateIcon from '@mui/icons-material/Translate';
import MenuItem from '@mui/material/MenuItem';
import { useTranslation } from 'react-i18next';
import { LANGUAGES } from '#shared/languages.ts';
import { changeLanguage, LANGUAGE_NAMES, LOCALES, useLanguage } from '../../lib/language.ts';
import { HeaderMenu } from './HeaderMenu.tsx';

/** The language switch of the header. */
export function LanguageMenu() {
  const { t } = useTranslation();
  const current = useLanguage();
  return (
    <HeaderMenu label={t('language')} icon={<TranslateIcon />}>
      {(close) =>
        LANGUAGES.map((language) => (
          <MenuItem
            key={language}
            lang={LOCALES[language]}
            role="menuitemradio"
            aria-checked={language === current}
            selected={language === current}
            onClick={() => {
              close();
              void changeLanguage(language);
            }}
          >
            {LANGUAGE_NAMES[language]}
          </MenuItem>
        ))
      }
    </HeaderMenu>
  );
}
