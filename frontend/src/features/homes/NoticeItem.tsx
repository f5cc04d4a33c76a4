import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#frontend/src/lib/format.ts';
import type { Notice } from '#shared/contracts/notices.ts';

interface Props {
  readonly notice: Notice;
  readonly onOpen: () => void;
}

/** A notice's title and time; opened, its text. */
export function NoticeItem({ notice, onOpen }: Props) {
  const { t } = useTranslation('homes');
  const { dateTime } = useFormats();
  const { title, body, sent, read } = notice;
  return (
    <Accordion
      disableGutters
      variant="outlined"
      // Each is a card of its own: all corners round, no line between.
      sx={{ '&&': { borderRadius: 1 }, '&::before': { display: 'none' } }}
      slotProps={{ heading: { component: 'h3' } }}
      onChange={(_, expanded) => expanded && !read && onOpen()}
    >
      <AccordionSummary expandIcon={<ExpandMoreIcon />}>
        <Stack sx={{ minWidth: 0, flex: 1 }}>
          <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
            <Typography
              component="span"
              sx={{ fontWeight: read ? undefined : 700, overflowWrap: 'anywhere' }}
            >
              {title}
            </Typography>
            {!read && (
              <Chip component="span" size="small" color="primary" label={t('notices.unread')} />
            )}
          </Stack>
          <Typography component="time" dateTime={sent} variant="body2" color="textSecondary">
            {dateTime(sent)}
          </Typography>
        </Stack>
      </AccordionSummary>
      <AccordionDetails sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
        {body}
      </AccordionDetails>
    </Accordion>
  );
}
