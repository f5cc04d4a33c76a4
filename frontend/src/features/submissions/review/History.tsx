import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#frontend/src/lib/format.ts';
import type { HandedIn } from '#shared/contracts/task-fields.ts';

/** Which handed-in version is shown: the newest, again for each student. */
export function useShownVersion(id: string, count: number) {
  const [shown, setShown] = useState({ id, index: 0 });
  const index = shown.id === id ? Math.min(shown.index, Math.max(0, count - 1)) : 0;
  const show = (next: number) => {
    if (next >= 0 && next < count) setShown({ id, index: next });
  };
  return { index, show };
}
export type ShownVersion = ReturnType<typeof useShownVersion>;

interface Props {
  /** The newest first. */
  readonly handedIn: readonly HandedIn[];
  readonly version: ShownVersion;
}

/** The versions handed in, one of which is shown. */
export function History({ handedIn, version }: Props) {
  const { t } = useTranslation('submissions');
  const { dateTime } = useFormats();
  if (handedIn.length < 2) return null;
  return (
    <section>
      <Typography variant="h3">{t('history', { count: handedIn.length })}</Typography>
      <List dense aria-label={t('history', { count: handedIn.length })}>
        {handedIn.map(({ at, late, title, words }, index) => (
          <li key={at}>
            <ListItemButton
              selected={index === version.index}
              aria-current={index === version.index}
              onClick={() => version.show(index)}
            >
              <ListItemText
                primary={`${dateTime(at)} · ${title}${late ? ` · ${t('cameLate')}` : ''}`}
                secondary={words}
              />
            </ListItemButton>
          </li>
        ))}
      </List>
    </section>
  );
}
