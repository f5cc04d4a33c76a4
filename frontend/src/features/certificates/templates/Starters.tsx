import Box from '@mui/material/Box';
import CardActionArea from '@mui/material/CardActionArea';
import Paper from '@mui/material/Paper';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { LANGUAGE_NAMES, useLanguage } from '#frontend/src/lib/language.ts';
import { paths } from '#frontend/src/lib/paths.ts';
import { NEW } from '#frontend/src/lib/screen-address.ts';
import { TitledCard } from '#frontend/src/ui/TitledCard.tsx';
import { STARTERS, starterDesign, starterValues } from '#shared/certificates/starters.ts';
import { LANGUAGES, type Language } from '#shared/languages.ts';
import { DesignPreview } from './DesignPreview.tsx';

/** Designs of ours to begin a template with, in the script that the school chooses. */
export function Starters({ isFirst }: { readonly isFirst: boolean }) {
  const { t } = useTranslation('certificates');
  const [script, setScript] = useState<Language>(useLanguage());
  const scripts = (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={script}
      aria-label={t('editor.script')}
      onChange={(_, next: Language | null) => next && setScript(next)}
    >
      {LANGUAGES.map((each) => (
        <ToggleButton key={each} value={each}>
          {LANGUAGE_NAMES[each]}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
  return (
    <TitledCard title={t(isFirst ? 'template.first' : 'template.add')} action={scripts}>
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        {t('template.addHint')}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 240px), 1fr))',
        }}
      >
        {STARTERS.map((from) => {
          const design = JSON.stringify(starterDesign(from, script));
          return (
            <Paper key={from} variant="outlined">
              <CardActionArea
                component={Link}
                to={paths.certificateTemplate(NEW, { from, script })}
                sx={{ p: 1.5 }}
              >
                <DesignPreview
                  template={{ design, pictures: {}, script }}
                  values={starterValues(from, script)}
                />
                <Typography variant="h3" sx={{ mt: 1 }}>
                  {t(`starter.${from}`)}
                </Typography>
              </CardActionArea>
            </Paper>
          );
        })}
      </Box>
    </TitledCard>
  );
}
