import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import { useLanguage } from '#frontend/src/lib/language.ts';
import { HELP_SEARCH } from '#frontend/src/lib/paths/help.ts';
import {
  HELP_PICTURE_SIZE,
  HELP_PICTURES,
  type HelpPictureName,
  helpPictureUrl,
} from '#shared/help/pictures.ts';
import type { HelpTopicId } from '#shared/help/topics.ts';
import type { Block, HelpPage, Inline } from './page.ts';

/** The same screen at another topic: inside the shell, and outside it. */
export const toTopic = (topic: HelpTopicId) => ({
  search: `?${new URLSearchParams({ [HELP_SEARCH.topic]: topic })}`,
});

function Part({ part }: { readonly part: Inline }) {
  if (typeof part === 'string') return part;
  if ('strong' in part) return <strong>{part.strong}</strong>;
  return (
    <Link component={RouterLink} to={toTopic(part.topic)}>
      {part.text}
    </Link>
  );
}

const Parts = ({ parts }: { readonly parts: readonly Inline[] }) =>
  parts.map((part, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence never change their order
    <Fragment key={at}>
      <Part part={part} />
    </Fragment>
  ));

function Picture({ name }: { readonly name: HelpPictureName }) {
  const language = useLanguage();
  const caption = HELP_PICTURES[name].caption[language];
  return (
    <Box component="figure" sx={{ m: 0, my: 2 }}>
      <Box
        component="img"
        src={helpPictureUrl(name, language)}
        alt={caption}
        loading="lazy"
        {...HELP_PICTURE_SIZE}
        sx={{
          display: 'block',
          width: 1,
          height: 'auto',
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
        }}
      />
      <Typography component="figcaption" variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
        {caption}
      </Typography>
    </Box>
  );
}

function BlockView({ block }: { readonly block: Block }) {
  switch (block.kind) {
    case 'heading':
      return (
        <Typography variant="h3" component="h3" sx={{ mt: 3, mb: 1 }}>
          {block.text}
        </Typography>
      );
    case 'list':
      return (
        <Box component={block.ordered ? 'ol' : 'ul'} sx={{ pl: 3, my: 1 }}>
          {block.items.map((parts, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place
            <Typography component="li" key={at} sx={{ mb: 0.75, lineHeight: 1.65 }}>
              <Parts parts={parts} />
            </Typography>
          ))}
        </Box>
      );
    case 'picture':
      return <Picture name={block.name} />;
    case 'note':
      return (
        <Alert severity="info" sx={{ my: 2 }}>
          <Parts parts={block.parts} />
        </Alert>
      );
    default:
      return (
        <Typography sx={{ my: 1, lineHeight: 1.65 }}>
          <Parts parts={block.parts} />
        </Typography>
      );
  }
}

/** A page of the help. */
export function Article({ page }: { readonly page: HelpPage }) {
  const { t } = useTranslation('help');
  return (
    <Box
      component="article"
      aria-label={t('article', { title: page.title })}
      sx={{ maxWidth: '46rem' }}
    >
      <Typography variant="h2">{page.title}</Typography>
      {page.blocks.map((block, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a block is its place
        <BlockView key={at} block={block} />
      ))}
    </Box>
  );
}
