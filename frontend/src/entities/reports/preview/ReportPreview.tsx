import PlayArrowIcon from '@mui/icons-material/PlayArrow';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FileDialog } from '#frontend/src/entities/works/view/FileDialog.tsx';
import { useFormats } from '#frontend/src/lib/format.ts';
import { lazyPart } from '#frontend/src/ui/lazy-part.tsx';
import { PersonAvatar } from '#frontend/src/ui/PersonAvatar.tsx';
import { Thumbnail } from '#frontend/src/ui/pictures/Thumbnail.tsx';
import { QrCode } from '#frontend/src/ui/QrCode.tsx';
import { RichTextView } from '#frontend/src/ui/rich-text/RichTextView.tsx';
import { isDay } from '#shared/days.ts';
import type { Answer } from '#shared/endpoint.ts';
import type { reports } from '#shared/reports/contract.ts';
import { DIMENSION_MAX, DIMENSIONS } from '#shared/reports/fields.ts';
import { PictureCarousel } from './PictureCarousel.tsx';

interface Props {
  readonly report: Answer<(typeof reports.endpoints)['detail']>;
}

const DrawnRadar = lazyPart(async () => (await import('./DrawnRadar.tsx')).DrawnRadar, {
  fallback: (
    <Skeleton
      variant="circular"
      sx={({ layout }) => ({ alignSelf: 'center', width: layout.radar, height: layout.radar })}
    />
  ),
});

interface PartProps {
  readonly title: string;
  readonly children: ReactNode;
}

const Part = ({ title, children }: PartProps) => (
  <Stack component="section" spacing={1} sx={{ minWidth: 0 }}>
    <Typography variant="h3" component="h3">
      {title}
    </Typography>
    {children}
  </Stack>
);

interface PersonProps {
  readonly name: string;
  readonly picture: string;
  readonly detail?: string;
}

const Person = ({ name, picture, detail }: PersonProps) => (
  <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center', minWidth: 0 }}>
    <PersonAvatar name={name} picture={picture} />
    <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
      <Typography sx={{ fontWeight: 'bold' }}>{name}</Typography>
      {detail && (
        <Typography variant="body2" color="textSecondary">
          {detail}
        </Typography>
      )}
    </Box>
  </Stack>
);

/** All six (specification 2); those that the school did not ask for stand back. */
function Dimensions({ report }: Props) {
  const { t } = useTranslation('preview');
  const rows = DIMENSIONS.map((key, index) => {
    const isAsked = report.asked.includes(key);
    const value = isAsked ? (report.dimension[index] ?? 0) : 0;
    return { key, name: t(`dimension.${key}`), value, isAsked };
  });
  return (
    <Part title={t('dimensions')}>
      <DrawnRadar rows={rows} />
      <Box component="dl" sx={{ display: 'grid', gridTemplateColumns: '1fr auto', gap: 0.5, m: 0 }}>
        {rows.map(({ key, name, value, isAsked }) => (
          <Box key={key} sx={{ display: 'contents' }}>
            <Typography
              component="dt"
              variant="body2"
              color={isAsked ? 'textPrimary' : 'textSecondary'}
            >
              {name}
            </Typography>
            <Typography component="dd" variant="body2" color="textSecondary" sx={{ m: 0 }}>
              {value > 0
                ? t('value', { value, max: DIMENSION_MAX })
                : t(isAsked ? 'notRated' : 'notAsked')}
            </Typography>
          </Box>
        ))}
      </Box>
    </Part>
  );
}

/** What the teacher wrote; a phrase alone says something, too. */
function Evaluation({ report: { evaluation, phrase, teacherInfo } }: Props) {
  const { t } = useTranslation(['preview', 'records']);
  return (
    <Part title={t('evaluation')}>
      {phrase && (
        <Typography sx={{ fontWeight: 'bold' }}>{t(`records:phrases.${phrase}`)}</Typography>
      )}
      {(evaluation || !phrase) && (
        <Typography
          color={evaluation ? 'textPrimary' : 'textSecondary'}
          sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}
        >
          {evaluation || t('noEvaluation')}
        </Typography>
      )}
      <Person name={teacherInfo.nick} picture={teacherInfo.avatar} detail={teacherInfo.class} />
    </Part>
  );
}

type PieceOfReport = Props['report']['evidence'][number];

/** Plays what the family plays: the version that was taken into the report. */
function PlayButton({ piece: { title, picture, work } }: { readonly piece: PieceOfReport }) {
  const { t } = useTranslation('preview');
  const [isOpen, setOpen] = useState(false);
  if (!work) return null;
  const { kind, url } = work;
  return (
    <>
      <Button
        size="small"
        startIcon={<PlayArrowIcon />}
        aria-label={t('openWork', { title })}
        onClick={() => setOpen(true)}
      >
        {t('open')}
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

/** A piece with its score, and a work to be opened. */
function Piece({ piece }: { readonly piece: PieceOfReport }) {
  const { t } = useTranslation('preview');
  const { day } = useFormats();
  const { kind, title, detail, date, score, picture } = piece;
  return (
    <Stack component="li" direction="row" spacing={1.5} sx={{ overflowWrap: 'anywhere' }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="body2" color="textSecondary">
          {[isDay(date) ? day(date) : '', t(`evidenceKind.${kind}`)].filter(Boolean).join(' ')}
        </Typography>
        <Typography>
          {title}
          {score !== null && (
            <Chip size="small" component="span" label={t('score', { score })} sx={{ ml: 1 }} />
          )}
        </Typography>
        {detail && (
          <Typography variant="body2" color="textSecondary">
            {detail}
          </Typography>
        )}
        <PlayButton piece={piece} />
      </Box>
      {picture && <Thumbnail src={picture} />}
    </Stack>
  );
}

/** What the report was written from, as the family sees it. */
function Evidence({ report: { evidence } }: Props) {
  const { t } = useTranslation('preview');
  if (evidence.length === 0) return null;
  return (
    <Part title={t('evidence')}>
      <Stack component="ol" spacing={1} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {evidence.map((piece) => (
          <Piece key={`${piece.kind} ${piece.id}`} piece={piece} />
        ))}
      </Stack>
    </Part>
  );
}

/** Staff save what the family can. */
function Documents({ report: { poster, pdf, share, studentInfo, reportName } }: Props) {
  const { t } = useTranslation('preview');
  if (!poster || share === null) return null;
  // The file behind the address is named after its content.
  const file = `${studentInfo.name} ${reportName}`;
  return (
    <Stack direction="row" spacing={1}>
      <Button component="a" href={poster} download={`${file}.png`}>
        {t('poster')}
      </Button>
      <Button component="a" href={pdf} download={`${file}.pdf`}>
        {t('pdf')}
      </Button>
    </Stack>
  );
}

/** The code shows only where the address is that of a poster (specification 2). */
function PosterCode({ url }: { readonly url: string }) {
  const { t } = useTranslation('preview');
  if (!url.endsWith('.png')) return null;
  return (
    <Stack spacing={1} sx={{ alignItems: 'center' }}>
      <QrCode value={new URL(url, location.origin).href} label={t('qr')} />
      <Typography variant="body2" color="textSecondary">
        {t('qr')}
      </Typography>
    </Stack>
  );
}

/** A report as its family sees it (specification 2). */
export function ReportPreview({ report }: Props) {
  const { t } = useTranslation('preview');
  const { studentInfo, taskspec, pictures, video } = report;
  return (
    <Stack spacing={3}>
      <Typography variant="h2" sx={{ overflowWrap: 'anywhere' }}>
        {report.reportName || t('untitled')}
      </Typography>
      <Person name={studentInfo.name} picture={studentInfo.avatar} />
      {(taskspec.content ?? []).length > 0 && (
        <Part title={t('task')}>
          <div>
            <RichTextView text={taskspec} />
          </div>
        </Part>
      )}
      {pictures.length > 0 && (
        <Part title={t('pictures')}>
          <PictureCarousel pictures={pictures} />
        </Part>
      )}
      {video && (
        <Part title={t('video')}>
          <Box
            component="video"
            src={video}
            controls
            preload="metadata"
            playsInline
            sx={{ width: 1, borderRadius: 1 }}
          />
        </Part>
      )}
      <Evidence report={report} />
      <Evaluation report={report} />
      <Dimensions report={report} />
      <Documents report={report} />
      <PosterCode url={report.qrData.url} />
    </Stack>
  );
}
