import Link from '@mui/material/Link';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { formatBytes } from '#frontend/src/lib/bytes.ts';
import { useFormats } from '#frontend/src/lib/format.ts';
import { LOCALES, useLanguage } from '#frontend/src/lib/language.ts';
import type { ExportDto } from '#shared/exports/contract.ts';

/** The archives that are ready. */
export function Archives({ found }: { readonly found: ExportDto }) {
  const { t } = useTranslation('exports');
  const { dateTime } = useFormats();
  const locale = LOCALES[useLanguage()];
  if (found.archives.length === 0) return null;
  return (
    <Stack component="section" aria-labelledby="archives" spacing={1} sx={{ width: 1 }}>
      <Typography id="archives" variant="h3" component="h2">
        {t('archives')}
      </Typography>
      <Typography color="textSecondary">{t('until', { time: dateTime(found.until) })}</Typography>
      <Typography color="textSecondary">{t('secret')}</Typography>
      <List dense disablePadding>
        {found.archives.map(({ name, bytes, url }) => (
          <ListItem key={name} disableGutters>
            <Link href={url} download={name} sx={{ overflowWrap: 'anywhere' }}>
              {t('archive', { name, size: formatBytes(bytes, locale) })}
            </Link>
          </ListItem>
        ))}
      </List>
    </Stack>
  );
}
