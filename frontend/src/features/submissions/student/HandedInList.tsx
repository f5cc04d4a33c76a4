import VisibilityIcon from '@mui/icons-material/Visibility';
import Chip from '@mui/material/Chip';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FileDialog } from '#frontend/src/entities/works/view/FileDialog.tsx';
import { useFormats } from '#frontend/src/lib/format.ts';
import type { HandedIn } from '#shared/tasks/fields.ts';

/** The versions handed in, the newest first. */
export function HandedInList({ handedIn }: { readonly handedIn: readonly HandedIn[] }) {
  const { t } = useTranslation('submissions');
  const { dateTime } = useFormats();
  const [seenAt, setSeenAt] = useState('');
  const seen = handedIn.find(({ at }) => at === seenAt);
  if (handedIn.length === 0) return null;
  return (
    <section aria-label={t('whatCame')}>
      <Typography variant="h3" sx={{ mb: 1 }}>
        {t('whatCame')}
      </Typography>
      <Stack component="ul" spacing={1} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {handedIn.map((each) => (
          <Stack key={each.at} component="li" direction="row" sx={{ alignItems: 'center', gap: 1 }}>
            <Stack sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
              <Typography sx={{ fontWeight: 600 }}>{each.title}</Typography>
              <Typography variant="body2" color="textSecondary">
                {dateTime(each.at)}
              </Typography>
              {each.words && <Typography variant="body2">{each.words}</Typography>}
            </Stack>
            {each.late && <Chip size="small" label={t('cameLate')} />}
            <Tooltip title={t('lookAt', { title: each.title })}>
              <IconButton
                aria-label={t('lookAt', { title: each.title })}
                onClick={() => setSeenAt(each.at)}
              >
                <VisibilityIcon />
              </IconButton>
            </Tooltip>
          </Stack>
        ))}
      </Stack>
      {seen && <FileDialog file={seen} onClose={() => setSeenAt('')} />}
    </section>
  );
}
