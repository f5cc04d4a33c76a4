import AddPhotoIcon from '@mui/icons-material/AddPhotoAlternate';
import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import ArrowForwardIcon from '@mui/icons-material/ArrowForward';
import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type DragEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { UploadLine } from '#frontend/src/entities/uploads/UploadLine.tsx';
import { useDroppedFiles } from '#frontend/src/entities/uploads/use-dropped-files.ts';
import { toast } from '#frontend/src/lib/toasts.ts';
import { CardGrid } from '#frontend/src/ui/CardGrid.tsx';
import { useFileChoice } from '#frontend/src/ui/form/use-file-choice.tsx';
import { TitledCard } from '#frontend/src/ui/TitledCard.tsx';
import { REPORT_LIMITS } from '#shared/reports/limits.ts';
import { moved } from './moved.ts';
import { type Media, useMediaQueue } from './use-media-queue.ts';

interface PictureProps {
  readonly picture: Media;
  readonly at: number;
  readonly total: number;
  readonly isOver: boolean;
  readonly onMove: (to: number) => void;
  readonly onRemove: () => void;
  readonly drag: {
    readonly onDragStart: (event: DragEvent) => void;
    readonly onDragOver: (event: DragEvent) => void;
    readonly onDrop: (event: DragEvent) => void;
    readonly onDragEnd: () => void;
  };
}

/** A picture with what moves and removes it. */
function PictureTile({ picture, at, total, isOver, onMove, onRemove, drag }: PictureProps) {
  const { t } = useTranslation('reports');
  const number = at + 1;
  return (
    <Box
      component="li"
      draggable
      {...drag}
      sx={{
        border: 2,
        borderColor: isOver ? 'primary.main' : 'divider',
        borderRadius: 1,
        overflow: 'hidden',
        cursor: 'grab',
      }}
    >
      <Box
        component="img"
        src={picture.url}
        alt={t('editor.picture', { number })}
        draggable={false}
        sx={{ display: 'block', width: 1, aspectRatio: '4 / 3', objectFit: 'cover' }}
      />
      <Stack direction="row" sx={{ justifyContent: 'space-between' }}>
        <IconButton
          disabled={at === 0}
          aria-label={t('editor.earlierPicture', { number })}
          onClick={() => onMove(at - 1)}
        >
          <ArrowBackIcon fontSize="small" />
        </IconButton>
        <IconButton aria-label={t('editor.removePicture', { number })} onClick={onRemove}>
          <CloseIcon fontSize="small" />
        </IconButton>
        <IconButton
          disabled={at === total - 1}
          aria-label={t('editor.laterPicture', { number })}
          onClick={() => onMove(at + 1)}
        >
          <ArrowForwardIcon fontSize="small" />
        </IconButton>
      </Stack>
    </Box>
  );
}

/** Moves a picture by dragging; a drop of files is left to the upload. */
function useDragging(onMove: (from: number, to: number) => void) {
  const [from, setFrom] = useState<number | null>(null);
  const [over, setOver] = useState<number | null>(null);
  const end = () => {
    setFrom(null);
    setOver(null);
  };
  return {
    over,
    dragOf: (at: number): PictureProps['drag'] => ({
      onDragStart: ({ dataTransfer }) => {
        dataTransfer.effectAllowed = 'move';
        setFrom(at);
      },
      onDragOver: (event) => {
        if (from === null) return;
        event.preventDefault();
        event.stopPropagation();
        setOver(at);
      },
      onDrop: (event) => {
        if (from === null) return;
        event.preventDefault();
        event.stopPropagation();
        onMove(from, at);
        end();
      },
      onDragEnd: end,
    }),
  };
}

interface FieldProps {
  /** What is to be known of this part. */
  readonly note?: ReactNode;
  readonly writing: {
    readonly values: { readonly pictures: readonly Media[] };
    readonly change: (parts: { pictures: Media[] }) => void;
  };
}

/** Up to nine pictures in the order in which the family sees them. */
export function PicturesField({ writing: { values, change }, note }: FieldProps) {
  const { t } = useTranslation('reports');
  const { pictures } = values;
  const most = REPORT_LIMITS.picturesMax;
  const latest = useRef<readonly Media[]>(pictures);
  useEffect(() => {
    latest.current = pictures;
  }, [pictures]);
  const { queue, pending } = useMediaQueue({
    of: 'pictures',
    onArrived: (media) => {
      latest.current = [...latest.current, { ...media }];
      change({ pictures: [...latest.current] });
    },
  });
  const room = Math.max(0, most - pictures.length - pending.length);
  const add = (files: readonly File[]) => {
    if (files.length > room) toast.warning(t('editor.tooManyPictures', { most }));
    queue.add(files.slice(0, room));
  };
  const move = (from: number, to: number) => change({ pictures: moved(pictures, from, to) });
  const { over, dragOf } = useDragging(move);
  const { isOver, target } = useDroppedFiles(add);
  const label = t('editor.addPictures');
  const { open, input } = useFileChoice({ accept: 'image/*', label, onChooseAll: add });
  return (
    <Box {...target} sx={{ outline: isOver ? '2px dashed' : 'none', outlineColor: 'primary.main' }}>
      <TitledCard
        title={t('editor.pictures', { count: pictures.length, most })}
        action={
          room > 0 && (
            <Button variant="outlined" startIcon={<AddPhotoIcon />} onClick={open}>
              {label}
            </Button>
          )
        }
      >
        {input}
        {note}
        {pictures.length === 0 && (
          <Typography color="textSecondary">{t('editor.picturesHint')}</Typography>
        )}
        <CardGrid
          label={t('sections.pictures')}
          gap={1}
          columns="repeat(auto-fill, minmax(9rem, 1fr))"
        >
          {pictures.map((picture, at) => (
            <PictureTile
              key={picture.key}
              picture={picture}
              at={at}
              total={pictures.length}
              isOver={over === at}
              onMove={(to) => move(at, to)}
              onRemove={() =>
                change({ pictures: pictures.filter(({ key }) => key !== picture.key) })
              }
              drag={dragOf(at)}
            />
          ))}
        </CardGrid>
        {pending.length > 0 && (
          <Stack component="ul" spacing={1} aria-label={t('editor.uploading')} sx={{ m: 0, p: 0 }}>
            {pending.map((item) => (
              <UploadLine key={item.id} item={item} queue={queue} />
            ))}
          </Stack>
        )}
      </TitledCard>
    </Box>
  );
}
