import CloseIcon from '@mui/icons-material/Close';
import PlayIcon from '@mui/icons-material/PlayArrow';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FileDialog } from '#frontend/src/entities/works/view/FileDialog.tsx';
import { useFormats } from '#frontend/src/lib/format.ts';
import { paths } from '#frontend/src/lib/paths.ts';
import { Thumbnail } from '#frontend/src/ui/pictures/Thumbnail.tsx';
import { TitledCard } from '#frontend/src/ui/TitledCard.tsx';
import { isDay } from '#shared/days.ts';
import type { ReportValues } from '../writing/report-values.ts';
import type { Writing } from './use-writing.ts';

type Piece = ReportValues['evidence'][number];

/** Plays the version that the report keeps; of a work that was just taken in, the one of now. */
function PlayButton({ piece: { title, picture, work } }: { readonly piece: Piece }) {
  const { t } = useTranslation('reports');
  const [isOpen, setOpen] = useState(false);
  if (!work) return null;
  const { id, kind, url } = work;
  const link = { component: 'a', href: paths.work(id), target: '_blank', rel: 'noreferrer' };
  return (
    <>
      <Button
        size="small"
        startIcon={<PlayIcon />}
        aria-label={t('evidence.playOf', { title })}
        sx={{ flex: 'none' }}
        {...(url ? { onClick: () => setOpen(true) } : link)}
      >
        {t('evidence.play')}
      </Button>
      {isOpen && (
        <FileDialog
          file={{ kind, title, name: '', url, thumbnail: picture }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

/** A piece as the family will see it: its words, its score, and what it can play. */
function Taken({ piece, onLeaveOut }: { readonly piece: Piece; readonly onLeaveOut: () => void }) {
  const { t } = useTranslation('reports');
  const { day } = useFormats();
  const { kind, date, title, detail, score, picture } = piece;
  const said = [
    t(`evidenceKinds.${kind}`),
    isDay(date) && day(date),
    score !== null && t('evidence.score', { score }),
    detail,
  ];
  return (
    <ListItem disableGutters divider sx={{ gap: 1.5, alignItems: 'center' }}>
      {picture && <Thumbnail src={picture} />}
      <ListItemText
        primary={title}
        secondary={said.filter(Boolean).join(' · ')}
        sx={{ overflowWrap: 'anywhere' }}
      />
      <PlayButton piece={piece} />
      <IconButton
        edge="end"
        aria-label={t('editor.leaveOut', { title })}
        onClick={onLeaveOut}
        sx={{ flex: 'none' }}
      >
        <CloseIcon />
      </IconButton>
    </ListItem>
  );
}

interface Props {
  readonly writing: Writing;
  /** What is to be known of this part. */
  readonly note: ReactNode;
}

/** The evidence that the family will see. */
export function TakenEvidence({ writing: { values, change }, note }: Props) {
  const { t } = useTranslation('reports');
  const { evidence } = values;
  return (
    <TitledCard title={t('editor.evidence', { count: evidence.length })}>
      {note}
      {evidence.length === 0 && (
        <Typography color="textSecondary">{t('editor.evidenceHint')}</Typography>
      )}
      <List disablePadding>
        {evidence.map((piece) => (
          <Taken
            key={`${piece.kind} ${piece.id}`}
            piece={piece}
            onLeaveOut={() => change({ evidence: evidence.filter((each) => each !== piece) })}
          />
        ))}
      </List>
    </TitledCard>
  );
}
