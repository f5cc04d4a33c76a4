import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FileDialog } from '#frontend/src/entities/works/view/FileDialog.tsx';
import type { FindingGroup } from './group-findings.ts';

/** The photo or film that is meant, small; a click enlarges or plays it. */
export function FindingPicture({ group: { media, found } }: { readonly group: FindingGroup }) {
  const { t } = useTranslation('reports');
  const [isOpen, setOpen] = useState(false);
  if (!media) return null;
  const { kind, url } = media;
  const names = new Set(found.flatMap(({ finding }) => finding.detail.split(', ')));
  const title = t(`finding.shown.${kind}`, { detail: [...names].join(', ') });
  const shown =
    kind === 'picture'
      ? ({ component: 'img', alt: title, loading: 'lazy' } as const)
      : ({ component: 'video', 'aria-hidden': true, muted: true, preload: 'metadata' } as const);
  return (
    <>
      <ButtonBase
        aria-label={title}
        title={title}
        onClick={() => setOpen(true)}
        sx={{ mb: 1, borderRadius: 1, overflow: 'hidden', cursor: 'zoom-in' }}
      >
        <Box
          src={url}
          {...shown}
          sx={({ layout }) => ({
            display: 'block',
            width: layout.thumbnail,
            aspectRatio: '4 / 3',
            objectFit: 'cover',
          })}
        />
      </ButtonBase>
      {isOpen && (
        <FileDialog
          file={{ kind, title, name: '', url, thumbnail: '' }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
