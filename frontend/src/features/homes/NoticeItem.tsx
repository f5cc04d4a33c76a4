import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import { NoticeSummary } from '#frontend/src/entities/notices/NoticeSummary.tsx';
import type { Notice } from '#shared/contracts/notices.ts';

interface Props {
  readonly notice: Notice;
  readonly onOpen: () => void;
}

/** A notice's title and time; opened, its text. */
export function NoticeItem({ notice, onOpen }: Props) {
  return (
    <Accordion
      disableGutters
      variant="outlined"
      // Each is a card of its own: all corners round, no line between.
      sx={{ '&&': { borderRadius: 1 }, '&::before': { display: 'none' } }}
      slotProps={{ heading: { component: 'h3' } }}
      onChange={(_, expanded) => expanded && !notice.read && onOpen()}
    >
      <AccordionSummary expandIcon={<ExpandMoreIcon />}>
        <NoticeSummary notice={notice} />
      </AccordionSummary>
      <AccordionDetails sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
        {notice.body}
      </AccordionDetails>
    </Accordion>
  );
}
