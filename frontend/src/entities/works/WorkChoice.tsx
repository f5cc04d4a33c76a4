import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import { useFormats } from '#frontend/src/lib/format.ts';
import type { WorkDto } from '#shared/works/fields.ts';
import { WorkPicture } from './WorkPicture.tsx';

interface Props {
  readonly work: WorkDto;
  readonly disabled: boolean;
  readonly onChoose: () => void;
}

/** A work among others that can be chosen: its picture, what it is called, and when it was saved. */
export function WorkChoice({ work, disabled, onChoose }: Props) {
  const { dateTime } = useFormats();
  return (
    <Card component="li" variant="outlined">
      <CardActionArea disabled={disabled} onClick={onChoose}>
        <WorkPicture work={work} />
        <CardContent>
          <Typography noWrap title={work.title} sx={{ fontWeight: 700 }}>
            {work.title}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {dateTime(work.saved_at)}
          </Typography>
        </CardContent>
      </CardActionArea>
    </Card>
  );
}
