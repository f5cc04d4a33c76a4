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
import { ATTENDANCE_STATES } from '#shared/contracts/teaching-fields.ts';
import { isDay } from '#shared/days.ts';
import { WorkId } from '#shared/ids.ts';
import { REPORT_LIMITS } from '#shared/report-limits.ts';
import type { Evidence } from '../queries.ts';
import { usePendingMedia } from './pending-media.ts';
import { isAsked } from './shown-sections.ts';
import type { Writing } from './use-writing.ts';

interface Props {
  readonly piece: Evidence;
  readonly writing: Writing;
}

/** Whether the child was there: of a lesson that they missed, nothing can be told of them. */
const isTheirs = ({ kind, state }: Evidence): boolean =>
  kind !== 'lesson' || state === 'present' || state === 'late' || state === 'makeup';

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
  const uploading = usePendingMedia().pictures;
  const isTaken = (key: string) => pictures.some((picture) => picture.key === key);
  const isWanted = isAsked(draft.cycle.template, 'pictures');
  const offered = piece.pictures.filter(({ key }) => isWanted || isTaken(key));
  if (offered.length === 0) return null;
  const isFull = pictures.length + uploading >= REPORT_LIMITS.picturesMax;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, mt: 0.75 }}>
      {offered.map(({ key, url }, at) => {
        const isIn = isTaken(key);
        const number = at + 1;
        return (
          <Box
            key={key}
            component="button"
            type="button"
            disabled={isFull && !isIn}
            aria-pressed={isIn}
            aria-label={t('evidence.takePicture', { number, title: piece.title })}
            title={draft.student.no_photos ? t('editor.noPhotos') : undefined}
            onClick={() =>
              change({
                pictures: isIn
                  ? pictures.filter((picture) => picture.key !== key)
                  : [...pictures, { key, url }],
              })
            }
            sx={{
              all: 'unset',
              cursor: 'pointer',
              position: 'relative',
              width: 76,
              height: 58,
              borderRadius: 1,
              overflow: 'hidden',
              outline: isIn ? 3 : 1,
              outlineStyle: 'solid',
              outlineColor: isIn ? 'primary.main' : 'divider',
              '&:disabled': { opacity: 0.4, cursor: 'default' },
            }}
          >
            <Box
              component="img"
              src={url}
              alt=""
              loading="lazy"
              sx={{ width: 1, height: 1, objectFit: 'cover', display: 'block' }}
            />
          </Box>
        );
      })}
    </Box>
  );
}

/** A piece that can be taken in and out. A lesson that the child missed is none of theirs. */
function TakeButton({ piece, writing: { values, change, draft } }: Props) {
  const { t } = useTranslation('reports');
  const { kind, id, title, detail, date } = piece;
  const isIn = values.evidence.some((each) => each.kind === kind && each.id === id);
  const isFull = values.evidence.length >= REPORT_LIMITS.evidenceMax;
  if (!isIn && !(isAsked(draft.cycle.template, 'evidence') && isTheirs(piece))) return null;
  const take = () =>
    change({
      evidence: isIn
        ? values.evidence.filter((each) => each.kind !== kind || each.id !== id)
        : [...values.evidence, { kind, id, title, detail, date }],
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
