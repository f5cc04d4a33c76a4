import AddIcon from '@mui/icons-material/Add';
import CheckIcon from '@mui/icons-material/Check';
import PlayIcon from '@mui/icons-material/PlayArrow';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#frontend/src/lib/format.ts';
import { paths } from '#frontend/src/lib/paths.ts';
import { isDay } from '#shared/days.ts';
import { WorkId } from '#shared/ids.ts';
import { REPORT_LIMITS } from '#shared/reports/limits.ts';
import { ATTENDANCE_STATES } from '#shared/teaching/fields.ts';
import { wasThere } from '../facts/facts-of.ts';
import type { Evidence } from '../queries.ts';
import { OfferedPictures } from './OfferedPictures.tsx';
import { isAsked } from './shown-sections.ts';
import type { Writing } from './use-writing.ts';

interface Props {
  readonly piece: Evidence;
  readonly writing: Writing;
}

/** Whether the child was there: of a lesson that they missed, nothing can be told of them. */
const isTheirs = (piece: Evidence): boolean => piece.kind !== 'lesson' || wasThere(piece);

/** What is known of the piece, in one line. */
function useFacts() {
  const { t } = useTranslation(['reports', 'records']);
  const { day } = useFormats();
  return ({ kind, date, phrase, score, state, detail }: Evidence): string => {
    const attendance = kind === 'lesson' && ATTENDANCE_STATES.find((each) => each === state);
    return [
      isDay(date) && day(date),
      attendance && t(`records:attendance.${attendance}`),
      phrase && t(`records:phrases.${phrase}`),
      score !== null && t('evidence.score', { score }),
      detail,
    ]
      .filter(Boolean)
      .join(' · ');
  };
}

/** Pictures of the piece; a click takes one into the report or out of it. */
function Pictures({ piece, writing: { values, change, draft } }: Props) {
  const { t } = useTranslation('reports');
  const { pictures } = values;
  const isTaken = (key: string) => pictures.some((picture) => picture.key === key);
  const isWanted = isAsked(draft.cycle.template, 'pictures');
  return (
    <OfferedPictures
      title={piece.title}
      offered={piece.pictures.filter(({ key }) => isWanted || isTaken(key))}
      taken={pictures}
      warning={draft.student.no_photos ? t('editor.noPhotos') : undefined}
      onChange={(taken) => change({ pictures: taken })}
    />
  );
}

/** The piece as the report has it; the server looks up again what it knows of it, and what is kept of a work. */
function takenOf({ kind, id, title, detail, date, score, pictures, work }: Evidence) {
  const { data: workId } = WorkId.safeParse(work?.id);
  return {
    kind,
    id,
    title,
    detail,
    date,
    score,
    picture: (kind === 'lesson' ? undefined : pictures[0]?.url) ?? '',
    work: work && workId ? { id: workId, kind: work.kind, version: work.version, url: '' } : null,
  };
}

/** A piece that can be taken in and out. A lesson that the child missed is none of theirs. */
function TakeButton({ piece, writing: { values, change, draft } }: Props) {
  const { t } = useTranslation('reports');
  const { kind, id, title } = piece;
  const isIn = values.evidence.some((each) => each.kind === kind && each.id === id);
  const isFull = values.evidence.length >= REPORT_LIMITS.evidenceMax;
  if (!isIn && !(isAsked(draft.cycle.template, 'evidence') && isTheirs(piece))) return null;
  const take = () =>
    change({
      evidence: isIn
        ? values.evidence.filter((each) => each.kind !== kind || each.id !== id)
        : [...values.evidence, takenOf(piece)],
    });
  return (
    <Button
      size="small"
      aria-pressed={isIn}
      disabled={isFull && !isIn}
      startIcon={isIn ? <CheckIcon /> : <AddIcon />}
      color={isIn ? 'success' : 'primary'}
      aria-label={t(isIn ? 'evidence.isTakenOf' : 'evidence.takeOf', { title })}
      onClick={take}
    >
      {t(isIn ? 'evidence.isTaken' : 'evidence.take')}
    </Button>
  );
}

/** The video of the piece; a second click takes it out. */
function VideoButton({ piece: { video, title }, writing: { values, change, draft } }: Props) {
  const { t } = useTranslation('reports');
  const isIn = video !== null && values.video?.key === video.key;
  if (!video || !(isIn || isAsked(draft.cycle.template, 'video'))) return null;
  return (
    <Button
      size="small"
      aria-pressed={isIn}
      startIcon={isIn ? <CheckIcon /> : <AddIcon />}
      color={isIn ? 'success' : 'primary'}
      aria-label={t(isIn ? 'evidence.isVideoOf' : 'evidence.takeVideoOf', { title })}
      onClick={() => change({ video: isIn ? null : { ...video } })}
    >
      {t(isIn ? 'evidence.isVideo' : 'evidence.takeVideo')}
    </Button>
  );
}

function Buttons({ piece, writing }: Props) {
  const { t } = useTranslation('reports');
  const { title, detail, work } = piece;
  const { values, change, draft } = writing;
  const quote = () => {
    const { evaluation } = values;
    change({ evaluation: evaluation ? `${evaluation}\n${detail}` : detail });
  };
  const workId = WorkId.safeParse(work?.id).data;
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', columnGap: 0.5 }}>
      <TakeButton piece={piece} writing={writing} />
      {detail && isAsked(draft.cycle.template, 'evaluation') && (
        <Button size="small" aria-label={t('evidence.quoteOf', { title })} onClick={quote}>
          {t('evidence.quote')}
        </Button>
      )}
      <VideoButton piece={piece} writing={writing} />
      {workId && (
        <Button
          size="small"
          component="a"
          href={paths.work(workId)}
          target="_blank"
          rel="noreferrer"
          startIcon={<PlayIcon />}
          aria-label={t('evidence.playOf', { title })}
        >
          {t('evidence.play')}
        </Button>
      )}
    </Stack>
  );
}

/** Something that happened, and what of it can go into the report. */
export function EvidenceItem({ piece, writing }: Props) {
  const factsOf = useFacts();
  return (
    <Box sx={{ py: 1, borderBottom: 1, borderColor: 'divider', overflowWrap: 'anywhere' }}>
      <Typography sx={{ fontWeight: 600, lineHeight: 1.4 }}>{piece.title}</Typography>
      <Typography variant="body2" color="textSecondary">
        {factsOf(piece)}
      </Typography>
      <Pictures piece={piece} writing={writing} />
      <Buttons piece={piece} writing={writing} />
    </Box>
  );
}
