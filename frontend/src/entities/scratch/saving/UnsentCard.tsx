import CloudUploadIcon from '@mui/icons-material/CloudUpload';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { type Unsent, useUnsent } from '#frontend/src/entities/scratch/drafts/use-unsent.ts';
import { useFormats } from '#frontend/src/lib/format.ts';
import { paths } from '#frontend/src/lib/paths.ts';
import { TitledCard } from '#frontend/src/ui/TitledCard.tsx';
import type { SentProject } from './send-drafts.ts';
import { UnreadNotice } from './UnreadNotice.tsx';
import { useResultText } from './use-result-text.ts';
import { useSending } from './use-sending.ts';

/** When it was made, whether nothing of it is with the server, and why it could not be sent. */
function useLine() {
  const { t } = useTranslation('saving');
  const { dateTime } = useFormats();
  const textOf = useResultText();
  return ({ work, at }: Unsent, result: SentProject | undefined): string =>
    [dateTime(at), work ? '' : t('unsent.onlyHere'), textOf(result)].filter(Boolean).join(' · ');
}

/** The projects that are on this device only, which it sends by itself, and whether there may be more. */
export function UnsentCard() {
  const { t } = useTranslation('saving');
  const lineOf = useLine();
  const unsent = useUnsent();
  const { isSending, results, send } = useSending();
  if (!unsent || unsent.length === 0) return <UnreadNotice />;
  return (
    <TitledCard
      title={t('unsent.title', { count: unsent.length })}
      action={
        <Button
          variant="contained"
          startIcon={<CloudUploadIcon />}
          loading={isSending}
          loadingPosition="start"
          onClick={send}
        >
          {t(isSending ? 'unsent.sending' : 'unsent.sendNow')}
        </Button>
      }
    >
      <Typography color="textSecondary">{t('unsent.text')}</Typography>
      <UnreadNotice />
      <List>
        {unsent.map((each) => (
          <ListItem
            key={each.project}
            disableGutters
            secondaryAction={
              <Button component={Link} to={paths.project(each.project)}>
                {t('unsent.open')}
              </Button>
            }
          >
            <ListItemText
              primary={each.title}
              secondary={lineOf(each, results.get(each.project))}
              sx={{ pr: 6, overflowWrap: 'anywhere' }}
            />
          </ListItem>
        ))}
      </List>
    </TitledCard>
  );
}
