import ContentCopyIcon from '@mui/icons-material/ContentCopy';
import PrintIcon from '@mui/icons-material/Print';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { copyText } from '#frontend/src/lib/copy-text.ts';
import { PrintSheet } from '#frontend/src/ui/PrintSheet.tsx';

interface Props {
  /** Printed above them. */
  readonly title: string;
  /** Names. */
  readonly groups: readonly (readonly string[])[];
}

function Group({ number, names }: { readonly number: number; readonly names: readonly string[] }) {
  const { t } = useTranslation('tools');
  return (
    <Paper variant="outlined" sx={{ p: 2, breakInside: 'avoid' }}>
      <Typography variant="h3" component="h2" color="primary">
        {t('groups.group', { number })}
      </Typography>
      <Box component="ul" sx={{ m: 0, mt: 1, p: 0, listStyle: 'none' }}>
        {names.map((name, index) => (
          <Typography
            component="li"
            // Two children may have the same name.
            // biome-ignore lint/suspicious/noArrayIndexKey: as above
            key={`${index} ${name}`}
            sx={{ fontSize: 'clamp(1.125rem, 2.2cqw, 2.25rem)', lineHeight: 1.5 }}
          >
            {name}
          </Typography>
        ))}
      </Box>
    </Paper>
  );
}

/** The groups as cards, to be copied or printed. */
export function MadeGroups({ title, groups }: Props) {
  const { t } = useTranslation('tools');
  const text = groups
    .map((names, at) => `${t('groups.group', { number: at + 1 })}: ${names.join(', ')}`)
    .join('\n');
  const copy = () => copyText(text, { done: t('groups.copied'), failed: t('groups.notCopied') });
  return (
    <Stack spacing={1.5}>
      <PrintSheet>
        <Typography
          variant="h2"
          component="p"
          sx={{ display: 'none', '@media print': { display: 'block', mb: 2 } }}
        >
          {title}
        </Typography>
        <Box
          sx={{
            display: 'grid',
            gap: 2,
            gridTemplateColumns: 'repeat(auto-fill, minmax(min(14rem, 100%), 1fr))',
          }}
        >
          {groups.map((names, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a group is its number
            <Group key={at} number={at + 1} names={names} />
          ))}
        </Box>
      </PrintSheet>
      <Stack direction="row" spacing={1}>
        <Button startIcon={<ContentCopyIcon />} onClick={() => void copy()}>
          {t('groups.copy')}
        </Button>
        <Button startIcon={<PrintIcon />} onClick={() => print()}>
          {t('groups.print')}
        </Button>
      </Stack>
    </Stack>
  );
}
