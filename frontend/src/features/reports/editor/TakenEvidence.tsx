import CloseIcon from '@mui/icons-material/Close';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#frontend/src/lib/format.ts';
import { TitledCard } from '#frontend/src/ui/TitledCard.tsx';
import { isDay } from '#shared/days.ts';
import type { Writing } from './use-writing.ts';

/** The evidence that the family will see. */
export function TakenEvidence({ writing: { values, change } }: { readonly writing: Writing }) {
  const { t } = useTranslation('reports');
  const { day } = useFormats();
  const { evidence } = values;
  const said = ({ kind, date, detail }: (typeof evidence)[number]) =>
    [t(`evidenceKinds.${kind}`), isDay(date) && day(date), detail].filter(Boolean).join(' · ');
  return (
    <TitledCard title={t('editor.evidence', { count: evidence.length })}>
      {evidence.length === 0 && (
        <Typography color="textSecondary">{t('editor.evidenceHint')}</Typography>
      )}
      <List disablePadding>
        {evidence.map((piece) => (
          <ListItem
            key={`${piece.kind} ${piece.id}`}
            disableGutters
            divider
            secondaryAction={
              <IconButton
                edge="end"
                aria-label={t('editor.leaveOut', { title: piece.title })}
                onClick={() => change({ evidence: evidence.filter((each) => each !== piece) })}
              >
                <CloseIcon />
              </IconButton>
            }
          >
            <ListItemText
              primary={piece.title}
              secondary={said(piece)}
              sx={{ overflowWrap: 'anywhere', mr: 2 }}
            />
          </ListItem>
        ))}
      </List>
    </TitledCard>
  );
}
