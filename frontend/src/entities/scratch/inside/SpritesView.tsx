import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Project, Sprite } from './model/project.ts';
import { ScriptList } from './ScriptList.tsx';
import { usePictures } from './use-pictures.ts';

interface Props {
  readonly file: ArrayBuffer;
  readonly project: Project;
}

const PICTURE = 32;

function SpritePicture({ address }: { readonly address: string | undefined }) {
  if (!address) return undefined;
  return (
    <Box
      component="img"
      src={address}
      alt=""
      sx={{ width: PICTURE, height: PICTURE, mr: 1, objectFit: 'contain' }}
    />
  );
}

/** Comments that lie beside the blocks. */
function Comments({ comments }: Pick<Sprite, 'comments'>) {
  const { t } = useTranslation('inside');
  if (comments.length === 0) return null;
  return (
    <>
      <Typography variant="h3">{t('comments')}</Typography>
      {comments.map((comment, index) => (
        <Typography
          // biome-ignore lint/suspicious/noArrayIndexKey: comments have no other name and do not change.
          key={index}
          sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}
        >
          {comment}
        </Typography>
      ))}
    </>
  );
}

/** The stage and the sprites, one of which is opened. Only its scripts are drawn. */
export function SpritesView({ file, project }: Props) {
  const { t } = useTranslation('inside');
  const { sprites } = project;
  const pictures = usePictures(file, project);
  const id = useId();
  // The stage is first, but children program their sprites.
  const first = sprites.findIndex(({ isStage, scripts }) => !isStage && scripts.length > 0);
  const [chosen, setChosen] = useState(Math.max(0, first));
  const opened = sprites[chosen] ?? sprites[0];
  const index = opened ? sprites.indexOf(opened) : 0;
  return (
    <>
      <Tabs
        value={index}
        variant="scrollable"
        allowScrollButtonsMobile
        aria-label={t('sprites')}
        onChange={(_event, next: number) => setChosen(next)}
        sx={{ borderBottom: 1, borderColor: 'divider' }}
      >
        {sprites.map(({ name, isStage, picture, scripts }, at) => (
          <Tab
            key={isStage ? '' : name}
            value={at}
            id={`${id}-${at}`}
            aria-controls={at === index ? `${id}-blocks` : undefined}
            iconPosition="start"
            icon={<SpritePicture address={picture ? pictures.get(picture.file) : undefined} />}
            label={`${isStage ? t('stage') : name} (${scripts.length})`}
            sx={{ textTransform: 'none' }}
          />
        ))}
      </Tabs>
      {opened && (
        <Box role="tabpanel" id={`${id}-blocks`} aria-labelledby={`${id}-${index}`} sx={{ py: 2 }}>
          <ScriptList key={index} scripts={opened.scripts} />
          <Comments comments={opened.comments} />
        </Box>
      )}
    </>
  );
}
