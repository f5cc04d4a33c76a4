import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '#frontend/src/ui/lazy-part.tsx';
import { PersonAvatar } from '#frontend/src/ui/PersonAvatar.tsx';
import { QrCode } from '#frontend/src/ui/QrCode.tsx';
import { RichTextView } from '#frontend/src/ui/rich-text/RichTextView.tsx';
import type { Answer } from '#shared/contracts/endpoint.ts';
import { DIMENSION_MAX, DIMENSIONS } from '#shared/contracts/report-fields.ts';
import type { reports } from '#shared/contracts/reports.ts';
import { PictureCarousel } from './PictureCarousel.tsx';

export type PreviewedReport = Answer<(typeof reports.endpoints)['detail']>;

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

function Dimensions({ values }: { readonly values: readonly number[] }) {
  const { t } = useTranslation('preview');
  const rows = DIMENSIONS.map((key, index) => ({
    key,
    name: t(`dimension.${key}`),
    value: values[index] ?? 0,
  }));
  return (
    <Part title={t('dimensions')}>
      <DrawnRadar rows={rows} />
      <Box component="dl" sx={{ display: 'grid', gridTemplateColumns: '1fr auto', gap: 0.5, m: 0 }}>
        {rows.map(({ key, name, value }) => (
          <Box key={key} sx={{ display: 'contents' }}>
            <Typography component="dt" variant="body2">
              {name}
            </Typography>
            <Typography component="dd" variant="body2" color="textSecondary" sx={{ m: 0 }}>
              {value > 0 ? t('value', { value, max: DIMENSION_MAX }) : t('notRated')}
            </Typography>
          </Box>
        ))}
      </Box>
    </Part>
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
export function ReportPreview({ report }: { readonly report: PreviewedReport }) {
  const { t } = useTranslation('preview');
  const { studentInfo, teacherInfo, taskspec, pictures, video } = report;
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
      <Part title={t('evaluation')}>
        <Typography
          color={report.evaluation ? 'textPrimary' : 'textSecondary'}
          sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}
        >
          {report.evaluation || t('noEvaluation')}
        </Typography>
        <Person name={teacherInfo.nick} picture={teacherInfo.avatar} detail={teacherInfo.class} />
      </Part>
      <Dimensions values={report.dimension} />
      <PosterCode url={report.qrData.url} />
    </Stack>
  );
}
