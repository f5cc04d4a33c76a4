import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#frontend/src/lib/format.ts';
import type { HandedIn } from '#shared/contracts/task-fields.ts';
import type { ShownVersion } from './use-shown-version.ts';

interface Props {
  /** The newest first. */
  readonly handedIn: readonly HandedIn[];
  readonly version: ShownVersion;
}

/** What was handed in, each time; one of them is looked at. */
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
